import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const entry = 'virtual:libraries-alone'

/** The library functions that the product uses; assigning them to the window keeps them from being tree-shaken. */
const source = `
import { createRoot } from 'react-dom/client'
import { Link, Route, Switch } from 'wouter'
import { assign, fromCallback, fromPromise, raise, setup } from 'xstate'
import { useMachine, useSelector } from '@xstate/react'
Object.assign(window, { createRoot, Link, Route, Switch, assign, fromCallback, fromPromise, raise, setup, useMachine, useSelector })
`

/** Bytes, gzipped, of react-dom, wouter and XState alone, built with the site's settings. */
export async function librariesAlone(root: string): Promise<number> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'libraries-alone',
        resolveId: (id) => (id === entry ? `${root}/${id}.js` : null),
        load: (id) => (id.endsWith(`${entry}.js`) ? source : null),
      },
    ],
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  return output.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code, { level: 9 }).length : 0), 0)
}
