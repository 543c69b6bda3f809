import { escapeHtml } from '#domain/text.ts'
import { type Block, type EmailContent, type EmailPictures, signature } from './email.ts'
import { style } from './html-style.ts'
import { inboxText } from './inbox-text.ts'

/** The email as HTML that mail programs understand: tables, styles on each element, no scripts. */
export function htmlText({ subject, preview, title, blocks, pictures }: EmailContent): string {
  return `<!doctype html>
<html lang="en-US" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(inboxText(subject))}</title>
<style>${style.sheet}</style>
</head>
<body class="paper" style="${style.body}">
<div style="${style.preview}">${escapeHtml(inboxText(preview))}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="${style.paper}"><tr><td align="center" class="edge" style="${style.edge}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${style.column}">
<tr><td class="brand" style="${style.brand}">${logoHtml(pictures)}Penny <span class="soft" style="${style.by}">by Pending</span></td></tr>
${photoHtml(pictures)}<tr><td class="sheet" style="${style.sheetCell}">
<h1 class="ink" style="${style.title}">${escapeHtml(title)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="soft foot" style="${style.foot}">${escapeHtml(signature)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function logoHtml(pictures?: EmailPictures): string {
  if (!pictures) return ''
  return `<img src="${escapeHtml(pictures.logo)}" alt="" width="24" height="24" style="${style.logo}">`
}

/** Its size is in the attributes for Outlook, and follows the column elsewhere. */
function photoHtml(pictures?: EmailPictures): string {
  if (!pictures?.photo) return ''
  const { address, alt, width, height } = pictures.photo
  const shown = Math.round((photoWidth * height) / width)
  return `<tr><td class="soft" style="${style.photoCell}"><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}" width="${photoWidth}" height="${shown}" class="photo" style="${style.photo}"></td></tr>
`
}

/** The width of the column, in CSS pixels. */
const photoWidth = 560

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p class="ink" style="${style.paragraph}">${escapeHtml(block.text)}</p>`
    case 'heading':
      return `<h2 class="ink rule" style="${style.heading}">${escapeHtml(block.text)}</h2>`
    case 'date':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${style.dateTable}"><tr><td class="date" style="${style.date}">
<p class="soft" style="${style.label}">${escapeHtml(block.label)}</p>
<p class="ink day" style="${style.day}">${escapeHtml(block.day)}</p>
<p class="ink" style="${style.time}">${escapeHtml(block.time)}</p>
</td></tr></table>`
    case 'facts':
      return `<table width="100%" cellpadding="0" cellspacing="0" style="${style.facts}">${block.rows.map(rowHtml).join('')}</table>`
    case 'links':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${style.links}">${block.links.map(linkHtml).join('')}</table>`
    case 'quote':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${style.quoteTable}"><tr><td class="quote" style="${style.quote}">
<p class="soft" style="${style.label}">${escapeHtml(block.author)}</p>
<p class="ink" style="${style.quoted}">${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>
</td></tr></table>`
    case 'note':
      return `<p class="soft" style="${style.note}">${escapeHtml(block.text)}</p>`
  }
}

function rowHtml([label, value]: [string, string]): string {
  return `<tr><th scope="row" class="soft rule" style="${style.factLabel}">${escapeHtml(label)}</th><td class="ink rule" style="${style.factValue}">${escapeHtml(value)}</td></tr>`
}

function linkHtml({ words, address }: { words: string; address: string }, place: number): string {
  const [cell, look] = place === 0 ? ['first', style.firstLink] : ['other', style.otherLink]
  return `<tr><td style="${style.linkRow}"><a class="${cell}" href="${escapeHtml(address)}" style="${look}">${escapeHtml(words)}</a></td></tr>`
}
