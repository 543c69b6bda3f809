import { configure } from '@testing-library/dom'

/**
 * Modules are shared by the files of a worker and read once where their server is: a page says it in its settings, and Node's
 * fetch knows no addresses without a host. Files that need other settings have modules of their own (`vitest.config.ts`).
 */
const settings = '{"apiBaseUrl":"https://pending.example"}'

if (typeof window === 'undefined')
  Object.assign(globalThis, { document: { getElementById: () => ({ textContent: settings }) } })
else {
  document.getElementById('settings')?.remove()
  const script = document.createElement('script')
  script.id = 'settings'
  script.type = 'application/json'
  script.textContent = settings
  document.head.append(script)
}

// A dialog's code is loaded when it opens, which takes more than the default second on a busy machine.
if (typeof window !== 'undefined') configure({ asyncUtilTimeout: 10_000 })
