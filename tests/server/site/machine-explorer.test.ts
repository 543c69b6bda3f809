import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type MachineExplorerOptions, machineExplorer } from '#server/site/machine-explorer.ts'

let folder = ''
let app: FastifyInstance
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'machines-'))
  app = fastify()
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

async function built(): Promise<void> {
  for (const name of ['assets', 'data']) await mkdir(join(folder, name))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Machines</title>')
  await writeFile(join(folder, 'assets/index-abc.js'), 'export {}')
  await writeFile(join(folder, 'data/chat.json'), '{"name":"chat"}')
}

async function answer(isOn: boolean, url: string, build: MachineExplorerOptions['build'] = null) {
  await app.register(machineExplorer, { isOn, folder, views: join(folder, 'pictures'), build })
  return app.inject(url)
}

describe('[MACH-04] GET /machines', () => {
  it.each(['/machines', '/machines/chat', '/machines/chat?state=talk.idle'])('200 %s is the page', async (url) => {
    await built()
    const { statusCode, headers, body } = await answer(true, url)
    expect([statusCode, headers['content-type'], headers['x-robots-tag']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'noindex, nofollow',
    ])
    expect(body).toContain('<title>Machines</title>')
  })

  it.each([
    ['/machines/data/chat.json', 'no-cache'],
    ['/machines/assets/index-abc.js', 'public, max-age=31536000, immutable'],
  ])('200 %s is one of its files', async (url, caching) => {
    await built()
    const { statusCode, headers } = await answer(true, url)
    expect([statusCode, headers['cache-control']]).toEqual([200, caching])
  })

  it.each(['/machines', '/machines/chat'])('404 %s with a sentence when it is turned off', async (url) => {
    await built()
    const { statusCode, body } = await answer(false, url)
    expect([statusCode, body]).toEqual([404, 'The machine explorer is off on this server. MACHINES=on turns it on.'])
  })

  it('404 for its files when it is turned off', async () => {
    await built()
    expect((await answer(false, '/machines/data/chat.json')).statusCode).toBe(404)
  })

  it('404 with a sentence when it wasn’t built', async () => {
    const { statusCode, body } = await answer(true, '/machines')
    expect([statusCode, body]).toEqual([404, 'The machine explorer has not been built. Run "npm run build".'])
  })

  it('200 for a screenshot, also one made later; 404 for a missing one', async () => {
    await built()
    expect((await answer(true, '/machines/views/chat/0123.jpg')).statusCode).toBe(404)
    await mkdir(join(folder, 'pictures/chat'), { recursive: true })
    await writeFile(join(folder, 'pictures/chat/0123.jpg'), 'jpeg')
    expect((await app.inject('/machines/views/chat/0123.jpg')).headers['content-type']).toBe('image/jpeg')
  })

  it('503 while the first visit builds it, once, and then the page', async () => {
    let finish = () => {}
    const build = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const { statusCode, headers, body } = await answer(true, '/machines', build)
    expect([statusCode, headers.refresh]).toEqual([503, '2'])
    expect(body).toMatch(/^The machine explorer is being built/)
    expect((await app.inject('/machines/chat')).statusCode).toBe(503)
    await built()
    finish()
    expect((await app.inject('/machines/chat')).statusCode).toBe(200)
    expect((await app.inject('/machines/data/chat.json')).json()).toEqual({ name: 'chat' })
    expect(build).toHaveBeenCalledTimes(1)
  })

  it('500 with the reason when it couldn’t be built', async () => {
    const build = async () => Promise.reject(new Error('no space left'))
    await answer(true, '/machines', build)
    const { statusCode, body } = await app.inject('/machines')
    expect([statusCode, body]).toEqual([500, 'The machine explorer could not be built. Error: no space left'])
  })

  it('builds nothing when it is turned off', async () => {
    const build = vi.fn(async () => {})
    expect((await answer(false, '/machines', build)).statusCode).toBe(404)
    expect(build).not.toHaveBeenCalled()
  })
})
