import pg from 'pg'

const lock = 4711

/**
 * Blocks writing Penny's answers in the database, so that the server has stored a question but not its answer. `release`
 * lets them be written, `end` discards them; both restore the database.
 */
export async function holdAnswers(url: string): Promise<Record<'release' | 'end', () => Promise<void>>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    create function hold_answer() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(${lock}); return new; end $$;
    create trigger hold_answer before insert on messages
      for each row when (new.author = 'assistant') execute function hold_answer();
    select pg_advisory_lock(${lock})`)
  const goneAfter = async (way: string) => {
    await client.query(way)
    await client.query('drop trigger hold_answer on messages; drop function hold_answer')
    await client.end()
  }
  return {
    release: () => goneAfter(`select pg_advisory_unlock(${lock})`),
    end: () => goneAfter(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and not granted`),
  }
}
