import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HostMachine, StepOutcome } from './machine.ts'

const packaged = '@sparticuz/chromium@153.0.0'

/**
 * Chromium as an npm package, made for AWS Lambda and therefore for bare machines: it includes fonts, software graphics
 * and libraries. Results in a program `chromium` in the folder.
 */
export async function fetchPackagedChromium({ run }: HostMachine, folder: string): Promise<StepOutcome> {
  const unpacked = join(folder, 'unpacked')
  // An incomplete one would be taken for a complete one.
  await rm(folder, { recursive: true, force: true })
  await mkdir(unpacked, { recursive: true })

  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund']
  const fetched = await run('npm', ['install', ...options, '--prefix', folder, packaged], 240)
  if (!fetched.ok) return fetched

  // It unpacks into the temporary folder, and its libraries only when it detects Lambda.
  const entry = join(folder, 'node_modules/@sparticuz/chromium/build/index.js')
  const script = `import(${JSON.stringify(`file://${entry}`)}).then((it) => it.default.executablePath())`
  const env = { TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }
  const inflated = await run(process.execPath, ['-e', script], 120, env)
  if (!inflated.ok) return inflated

  await writeFile(join(folder, 'fonts.conf'), fontsOf(unpacked))
  await writeFile(join(folder, 'chromium'), launcher)
  await chmod(join(folder, 'chromium'), 0o755)
  return { ok: true, said: '' }
}

const launcher = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/unpacked/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -f /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/unpacked/chromium" "$@"
`

const fontsOf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`
