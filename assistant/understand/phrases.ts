import { singular, wordsOf } from './normalize.ts'

export interface Hit<Id extends string> {
  id: Id
  /** Index of the first word. */
  from: number
  /** Index after the last word. */
  to: number
}

interface Node<Id extends string> {
  next: Map<string, Node<Id>>
  /** Prefixes of words. */
  prefixes: [string, Node<Id>][]
  ids: Id[]
}

/**
 * Finds phrases in words, in linear time. Each list of phrases is separated by commas; a phrase's words match singular
 * and plural, `rent*` matches every word with that prefix.
 */
export function phraseFinder<Id extends string>(lists: Record<Id, string>): (words: string[]) => Hit<Id>[] {
  const root = newNode<Id>()
  for (const [id, list] of Object.entries(lists) as [Id, string][])
    for (const phrase of list.split(',')) {
      const words = phrase.includes('*') ? phrase.trim().split(/\s+/) : wordsOf(phrase)
      if (words[0]) leafOf(root, words).ids.push(id)
    }
  return (words) => hitsIn(root, words.map(singular))
}

const newNode = <Id extends string>(): Node<Id> => ({ next: new Map(), prefixes: [], ids: [] })

function leafOf<Id extends string>(root: Node<Id>, words: string[]): Node<Id> {
  let node = root
  for (const word of words) {
    const key = word.endsWith('*') ? word.slice(0, -1) : singular(word)
    let next = word.endsWith('*') ? node.prefixes.find(([prefix]) => prefix === key)?.[1] : node.next.get(key)
    if (!next) {
      next = newNode()
      if (word.endsWith('*')) node.prefixes.push([key, next])
      else node.next.set(key, next)
    }
    node = next
  }
  return node
}

function hitsIn<Id extends string>(root: Node<Id>, words: string[]): Hit<Id>[] {
  const hits: Hit<Id>[] = []
  for (let from = 0; from < words.length; from++) {
    let nodes = [root]
    for (let to = from; nodes.length > 0 && to < words.length; to++) {
      const word = words[to] ?? ''
      nodes = nodes.flatMap((node) => [
        ...(node.next.has(word) ? [node.next.get(word) as Node<Id>] : []),
        ...node.prefixes.filter(([prefix]) => word.startsWith(prefix)).map(([, next]) => next),
      ])
      for (const node of nodes) for (const id of node.ids) hits.push({ id, from, to: to + 1 })
    }
  }
  return hits
}

/** Matches that no longer match contains; of two with the same length both stay. */
export function longestHits<Id extends string>(hits: Hit<Id>[]): Hit<Id>[] {
  const covers = (one: Hit<Id>, other: Hit<Id>) =>
    one.from <= other.from && other.to <= one.to && one.to - one.from > other.to - other.from
  const kept = hits.filter((hit) => !hits.some((other) => covers(other, hit)))
  return kept.filter((hit, i) => kept.findIndex(({ id, from }) => id === hit.id && from === hit.from) === i)
}
