import type { Memory } from '../turn.ts'
import { allTopics, type Heard, hearOf } from './hear.ts'
import type { Topic, TopicName } from './topic.ts'

const coverage =
  /\b(it|that|they|this|these|fees?|dues) (also |even )?(cover|includ)|^(and )?what('s| is) (covered|included)$|\bwhat do (i|we|you) get for (it|that)/

const priced: TopicName[] = ['parking', 'fee', 'pets', 'deposit', 'utilities', 'laundry']

/** "And how much is that?" after an answer about parking asks for the parking. */
export function followedUp(heard: Heard, words: string, { topics }: Memory): Heard {
  const last = topics.map(topicNamed).filter((topic) => topic !== null)
  const [only] = last
  if (!only) return heard
  const isBare = heard.rest.length === 0
  const asksPriceOnly = heard.topics.every(({ name }) => name === 'price')
  if (
    isBare &&
    asksPriceOnly &&
    /^(and |so |ok |then )?how much( is| does| are| do)?( that| this| those| they| it)?( cost)?( extra| more)?( (a|per) month)?$/.test(
      words,
    )
  ) {
    const costly = last.find(({ name }) => priced.includes(name))
    if (costly && !/\bit\b/.test(words)) return { ...heard, topics: [costly], asksMeasure: false }
  }
  if (last.some(({ name }) => name === 'fee') && coverage.test(words))
    return { ...hearOf('fee', words), asksMeasure: false }
  if (heard.topics.length > 0) return heard
  if (
    isBare &&
    /^(are you (sure|certain|positive)|really|is that (so|true|right|correct|certain)|sure|for real|seriously)$/.test(
      words,
    )
  )
    return { ...heard, topics: last }
  const goesOn = /^(and|what about|how about|also|or|ok and|but)\b/.test(words)
  if (
    goesOn &&
    only.name === 'tours' &&
    /\b(\w+day|\w+days|weekends?|morning|afternoon|evening|tomorrow|\d ?(am|pm))\b/.test(words)
  )
    return { topics: [only], rest: [], asksMeasure: false }
  if (goesOn && only.name === 'pets' && isBare) return { ...heard, topics: [only] }
  if (only.name === 'pets' && /\b\d+[- ]?(lbs?|pounds?|kgs?|kilos?)\b/.test(words))
    return { topics: [only], rest: [], asksMeasure: false }
  if ((only.name === 'lease' || only.name === 'flexibility') && /\b\d+[- ]months?\b|\b(longer|shorter)\b/.test(words))
    return { ...heard, topics: [only], rest: [] }
  return heard
}

const topicNamed = (name: string): Topic | null => allTopics.find((topic) => topic.name === name) ?? null
