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
export const lineIcon = (path: string) => () => (
  <Icon>
    <path d={path} />
  </Icon>
)

export const ArrowLeftIcon = lineIcon('M20 12H4.5M11 5l-7 7 7 7')
export const ArrowRightIcon = lineIcon('M4 12h15.5M13 5l7 7-7 7')
export const ArrowUpIcon = lineIcon('M12 20V4.5M5 11l7-7 7 7')
export const ExpandIcon = lineIcon('M14 4h6v6M20 4l-6.5 6.5M10 20H4v-6M4 20l6.5-6.5')
export const ShareIcon = lineIcon('M12 15V3.5M7.5 8L12 3.5 16.5 8M8 11H5v9.5h14V11h-3')
export const HouseIcon = lineIcon('M4 20V10l8-6.5L20 10v10zM10 20v-6h4v6')
export const BedIcon = lineIcon('M3.5 19V6M3.5 16h17v3M20.5 16v-4a2 2 0 00-2-2H10v6M5.5 12.5h2')
export const BathIcon = lineIcon(
  'M3.5 12h17v2a5 5 0 01-5 5h-7a5 5 0 01-5-5zM6 12V5.5a2 2 0 013.9-.6M7 19v1.5M17 19v1.5',
)
export const AreaIcon = lineIcon('M4 4h16v16H4zM4 10h3M4 15h3M9 20v-3M14 20v-3')
