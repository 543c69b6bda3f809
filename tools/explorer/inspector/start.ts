/** Loaded by Vite's HTML before the site: shows the inspector when it is requested. */
import { inspection } from './current.ts'

const wanted = inspection
if (wanted) void import('./panel.tsx').then(({ showPanel }) => showPanel(wanted))
