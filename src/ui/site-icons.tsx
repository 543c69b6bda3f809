import { drawing } from './icons.tsx'

export const MenuIcon = drawing('M4 8h16M4 16h16')
export const PauseIcon = drawing('M9 5.5v13M15 5.5v13')
export const PlayIcon = drawing('M8 5l11 7-11 7z')
export const SoundIcon = drawing('M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 010 6M18 6.5a8 8 0 010 11')
