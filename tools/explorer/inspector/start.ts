/** Loaded by Vite's HTML before the site: shows the inspector where it is wanted. */
import { inspection } from './current.ts'

const wanted = inspection
if (wanted) void import('./panel.tsx').then(({ showPanel }) => showPanel(wanted))
