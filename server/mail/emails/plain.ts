import { type Block, type EmailContent, signature } from './email.ts'

/** The email for those who read no HTML: one paragraph a line, so that it fits any window. */
export function plainEmail({ title, blocks }: EmailContent): string {
  return `${[title, ...blocks.map(textOf), signature].join('\n\n')}\n`
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `* ${block.text}`
    case 'paragraph':
    case 'note':
      return block.text
    case 'date':
      return `${block.label}: ${block.day} at ${block.time}`
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'links':
      return block.links.map(({ words, address }) => `${words}:\n${address}`).join('\n\n')
    case 'quote':
      return [`${block.author}:`, ...block.text.split('\n').map((line) => `> ${line}`)].join('\n')
  }
}
