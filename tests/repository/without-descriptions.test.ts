import { readFileSync } from 'node:fs'
import { transformWithOxc } from 'vite'
import { describe, expect, it } from 'vitest'
import { machineFiles } from '#tools/machine-charts/machines.ts'
import { withoutDescriptions } from '../../scripts/without-descriptions.ts'

/** Every description in a machine's config, at any depth. */
function descriptionsIn(config: unknown): string[] {
  if (typeof config !== 'object' || config === null) return []
  return Object.entries(config).flatMap(([key, value]) =>
    key === 'description' && typeof value === 'string' ? [value] : descriptionsIn(value),
  )
}

const files = await machineFiles()

describe.each(files)('the browser’s build of the $name machine', ({ machine, file }) => {
  const source = readFileSync(file('machine.ts'), 'utf8')
  const built = withoutDescriptions(source)

  it('is valid code without the descriptions', async () => {
    const { code } = await transformWithOxc(built, 'machine.ts')
    const described = descriptionsIn(machine.config)
    expect(described.length).toBeGreaterThan(0)
    for (const sentence of described) expect(code).not.toContain(sentence.split(/['"]/)[0])
  })

  it('keeps everything else of the source', () => {
    const words = (text: string) => text.split(/\W+/).filter(Boolean).sort()
    const described = descriptionsIn(machine.config).flatMap((sentence) => ['description', ...words(sentence)])
    expect([...words(built), ...described].sort()).toEqual(words(source))
  })
})
