import { fsyncSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { PgliteDurability } from '../env/deployment.ts'

type Options = Parameters<NodeFS['init']>[1]

/** The part of Emscripten's file system for Node that is changed here; it is made anew for each database. */
interface NodeFiles {
  NODEFS: {
    node_ops: {
      mknod(parent: unknown, name: string, mode: number, device: number): unknown
      setattr(node: unknown, attributes: Attributes): void
    }
    stream_ops: { setattr(stream: unknown, attributes: Attributes): void; fsync?(stream: { nfd: number }): number }
  }
}
type Attributes = { mode?: number }

/**
 * The files of an embedded database: for their owner alone, whatever the umask, where PGlite itself gives them to
 * everyone (0666). A strict one waits for the disk when PostgreSQL asks for it; PGlite's own never does.
 */
class PrivateFiles extends NodeFS {
  private readonly durability: PgliteDurability

  constructor(folder: string, durability: PgliteDurability) {
    super(folder)
    this.durability = durability
  }

  override init(client: PGlite, options: Options) {
    const preRun = [...(options.preRun ?? []), (module: unknown) => this.change(module as NodeFiles)]
    return super.init(client, { ...options, preRun })
  }

  private change({ NODEFS: { node_ops, stream_ops } }: NodeFiles): void {
    const [{ mknod, setattr }, { setattr: setOfStream }] = [node_ops, stream_ops]
    node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ownerOnly, device)
    node_ops.setattr = (node, attributes) => setattr(node, closed(attributes))
    stream_ops.setattr = (stream, attributes) => setOfStream(stream, closed(attributes))
    if (this.durability === 'relaxed') return
    stream_ops.fsync = ({ nfd }) => {
      try {
        fsyncSync(nfd)
        return 0
      } catch {
        // PostgreSQL then stops, as it does on any system, since it cannot know what was written.
        return ioError
      }
    }
  }
}

const ownerOnly = ~0o077
/** EIO, as WebAssembly programs number it. */
const ioError = 29

function closed(attributes: Attributes): Attributes {
  return attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ownerOnly }
}

/** Opens the embedded database in a folder, and makes one where there is none. */
export async function openFiles(folder: string, durability: PgliteDurability): Promise<PGlite> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return createPglite({ fs: new PrivateFiles(folder, durability) }, paramsOf(durability))
}

/**
 * An embedded database that keeps 16 MB of its pages in memory. PostgreSQL's default of 128 MB is written to zeros at each
 * start, which is most of the time that a start takes; what isn't kept is read again from the files.
 */
export function createPglite(options: PGliteOptions = {}, params = PGlite.defaultStartParams): Promise<PGlite> {
  return PGlite.create({ ...options, startParams: [...params, '-c', 'shared_buffers=16MB'] })
}

/** Emscripten leaves `fdatasync`, PostgreSQL's first choice on Linux, without effect; `fsync` arrives. */
function paramsOf(durability: PgliteDurability): string[] {
  if (durability === 'relaxed') return PGlite.defaultStartParams
  const params = PGlite.defaultStartParams.filter((param) => param !== '-F')
  return [...params, '-c', 'fsync=on', '-c', 'wal_sync_method=fsync']
}
