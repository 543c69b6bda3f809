import { lineIcon } from './icons.tsx'

export const MenuIcon = lineIcon('M4 8h16M4 16h16')
export const PauseIcon = lineIcon('M9 5.5v13M15 5.5v13')
export const PlayIcon = lineIcon('M8 5l11 7-11 7z')
export const SoundIcon = lineIcon('M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 010 6M18 6.5a8 8 0 010 11')
export const LinkIcon = lineIcon('M10 14l4-4M9 11l-3 3a3.5 3.5 0 005 5l3-3M15 13l3-3a3.5 3.5 0 00-5-5l-3 3')
export const MailIcon = lineIcon('M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5')
export const CheckIcon = lineIcon('M4.5 12.5l5 5L19.5 7')
export const AlertIcon = lineIcon('M12 7.5v6M12 16.5v.1M12 3a9 9 0 100 18 9 9 0 000-18z')
export const ChevronDownIcon = lineIcon('M6 9.5l6 6 6-6')
export const CloseIcon = lineIcon('M6 6l12 12M18 6L6 18')
export const PinIcon = lineIcon(
  'M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0113 0c0 5.4-6.5 11-6.5 11zM12 8a2.2 2.2 0 100 4.4A2.2 2.2 0 0012 8z',
)
