import type { ReactNode } from 'react'

/** One stroke for all: 24 units, 1.5 wide, square on its grid. Decorative; the name is beside it or on its button. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="square"
      aria-hidden="true"
      className="shrink-0"
    >
      {children}
    </svg>
  )
}

/** An icon of one line. */
export const drawing = (path: string) => () => (
  <Icon>
    <path d={path} />
  </Icon>
)

export const ArrowLeftIcon = drawing('M20 12H4.5M11 5l-7 7 7 7')
export const ArrowRightIcon = drawing('M4 12h15.5M13 5l7 7-7 7')
export const ArrowUpIcon = drawing('M12 20V4.5M5 11l7-7 7 7')
export const ChevronDownIcon = drawing('M6 9.5l6 6 6-6')
export const CloseIcon = drawing('M6 6l12 12M18 6L6 18')
export const ExpandIcon = drawing('M14 4h6v6M20 4l-6.5 6.5M10 20H4v-6M4 20l6.5-6.5')
export const ShareIcon = drawing('M12 15V3.5M7.5 8L12 3.5 16.5 8M8 11H5v9.5h14V11h-3')
export const LinkIcon = drawing('M10 14l4-4M9 11l-3 3a3.5 3.5 0 005 5l3-3M15 13l3-3a3.5 3.5 0 00-5-5l-3 3')
export const MailIcon = drawing('M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5')
export const CheckIcon = drawing('M4.5 12.5l5 5L19.5 7')
export const AlertIcon = drawing('M12 7.5v6M12 16.5v.1M12 3a9 9 0 100 18 9 9 0 000-18z')
export const PinIcon = drawing(
  'M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0113 0c0 5.4-6.5 11-6.5 11zM12 8a2.2 2.2 0 100 4.4A2.2 2.2 0 0012 8z',
)
export const HouseIcon = drawing('M4 20V10l8-6.5L20 10v10zM10 20v-6h4v6')
export const BedIcon = drawing('M3.5 19V6M3.5 16h17v3M20.5 16v-4a2 2 0 00-2-2H10v6M5.5 12.5h2')
export const BathIcon = drawing('M3.5 12h17v2a5 5 0 01-5 5h-7a5 5 0 01-5-5zM6 12V5.5a2 2 0 013.9-.6M7 19v1.5M17 19v1.5')
export const AreaIcon = drawing('M4 4h16v16H4zM4 10h3M4 15h3M9 20v-3M14 20v-3')
