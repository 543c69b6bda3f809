/** Texts of files by their paths from the repository's root. */
export type TextFiles = Record<string, string>

/** `TourView` as the name of a constant: `tourView`. */
export const constantName = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** `requestTour` and `TourView` as the name of a file: `request-tour`, `tour-view`. */
export const fileName = (name: string) => constantName(name).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
