import { expect, type Page } from '@playwright/test'
import { findsNoBarrier } from '#e2e/support/axe.ts'
import { queryPostgres } from '#e2e/support/database-queries.ts'
import { tabsThrough } from '#e2e/support/focus.ts'
import { getsAnswer, lastAnswer } from '#e2e/support/listing.ts'
import { emailsAbout, sentEmail } from '#e2e/support/outbox.ts'
import { test as talk, visitSample } from '#e2e/support/talk.ts'
import { sellerAnswerProblemWords } from '#src/content/seller-answer.ts'

interface Asked {
  question: string
  link: string
}

/** A visitor has asked something that the sample listing doesn't say, and the seller's email has arrived. */
const test = talk.extend<{ asked: Asked }>({
  asked: async ({ page, server }, use) => {
    const question = `Is there a ${things.shift()}?`
    await visitSample(page)
    await getsAnswer(page, question, /listing.+I’ve (?:asked the seller|sent your question)/)
    const { to, text = '' } = await sentEmail(server, question, 'question-asked')
    expect(to).toEqual([{ name: '', address: 'seller@example.com' }])
    const [link = ''] = /http:\S+\/question\?token=\S+/.exec(text) ?? []
    await use({ question, link })
    expect((await emailsAbout(server, question)).map(({ kind }) => kind)).toEqual(['question-asked'])
  },
})

const things = ['wine cellar', 'bowling alley', 'helicopter pad']
const field = (page: Page) => page.getByLabel('Your answer')
const send = (page: Page) => page.getByRole('button', { name: 'Send answer' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('[API-05] an unanswered question goes to the seller, is answered on a phone, and is given to the visitor and to later ones', {
  tag: '@smoke',
}, async ({ page, browser, asked: { question, link } }) => {
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await phone.goto(link)
  await expect(phone.getByText(`“${question}”`)).toBeVisible()
  await field(phone).fill('Yes, for 400 bottles.')
  await send(phone).tap()
  await expect(title(phone)).toHaveText('Answered')
  await expect(title(phone)).toHaveAccessibleDescription(/^Thank you\. I’ll pass your answer on/)

  await expect(lastAnswer(page)).toContainText(`You asked: “${question}” The answer is: “Yes, for 400 bottles.”`)
  await getsAnswer(page, 'How much is it?', '$4,750,000')
  await expect(lastAnswer(page)).not.toContainText('bottles')
  await getsAnswer(page, 'How many bedrooms are there?', '5 bedrooms')
  await expect(lastAnswer(page)).not.toContainText('bottles')

  const stranger = await browser.newPage()
  await visitSample(stranger, new URL(page.url()).origin)
  await getsAnswer(stranger, question, '“Yes, for 400 bottles.”')
  await stranger.context().close()
  await phone.context().close()
})

talk(
  '[API-05] [CHAT-04] the answer comes by email, too, and its link opens the conversation on another device',
  async ({ page, browser, visitor, server }) => {
    const question = 'Is there a treehouse in the yard?'
    await visitSample(page)
    await getsAnswer(page, `I’m ${visitor.name}, ${visitor.email}`, /./)
    await getsAnswer(page, question, /listing.+I’ve (?:asked the seller|sent your question)/)
    const asked = await sentEmail(server, question, 'question-asked')
    const seller = await browser.newPage()
    await seller.goto(/http:\S+\/question\?token=\S+/.exec(asked.text ?? '')?.[0] ?? 'no link')
    await field(seller).fill('Yes, in the oak behind the pool.')
    await send(seller).click()
    await expect(title(seller)).toHaveText('Answered')
    await seller.context().close()

    const answered = await sentEmail(server, question, 'question-answered')
    expect(answered.to).toEqual([{ name: '', address: visitor.email }])
    expect(answered.text).toContain('The seller says:\n> Yes, in the oak behind the pool.')
    const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    await phone.goto(/http:\S+\/conversation\?token=\S+/.exec(answered.text ?? '')?.[0] ?? 'no link')
    await expect(phone).toHaveURL(/\/p\/48-alder-ridge-road#chat$/)
    await expect(phone.getByRole('log')).toContainText(question)
    await expect(phone.getByRole('log')).toContainText('Yes, in the oak behind the pool.')
    await getsAnswer(phone, 'How many bedrooms are there?', '5 bedrooms')
    await page.reload()
    await expect(page.getByRole('log')).toContainText('How many bedrooms are there?')
    await phone.context().close()
  },
)

test('[API-05] a seller answers by keyboard: an empty answer and one about people are refused, and the first valid one is final', async ({
  page,
  context,
  asked: { question, link },
}) => {
  const seller = await context.newPage()
  await seller.goto(link)
  await expect(seller.getByText(`“${question}”`)).toBeVisible()
  const { keyboard } = seller
  await tabsThrough(seller, [
    seller.getByRole('link', { name: 'Skip to content' }),
    seller.getByRole('link', { name: 'Pending, home' }),
    field(seller),
    send(seller),
  ])
  await keyboard.press('Enter')
  await expect(seller.getByRole('alert')).toHaveText(sellerAnswerProblemWords({ code: 'missing' }))
  await expect(field(seller)).toBeFocused()
  await keyboard.type('No, but only Christian families live here.')
  await tabsThrough(seller, [send(seller)])
  await keyboard.press('Space')
  await expect(seller.getByRole('alert')).toContainText('I can’t pass on answers about who lives there')
  await expect(field(seller)).toBeFocused()
  await expect(field(seller)).toHaveValue('No, but only Christian families live here.')
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('No, the hill is too steep for it.')
  await tabsThrough(seller, [send(seller)])
  await keyboard.press('Enter')
  await expect(title(seller)).toHaveText('Answered')
  await expect(title(seller)).toBeFocused()
  await expect(seller.getByRole('blockquote')).toHaveText('No, the hill is too steep for it.')

  await seller.reload()
  await expect(title(seller)).toHaveAccessibleDescription(/^You’ve already answered this question/)
  await expect(field(seller)).toHaveCount(0)
  await expect(lastAnswer(page)).toContainText('The answer is: “No, the hill is too steep for it.”')
})

test.describe('without motion', () => {
  // Without transitions, so that axe judges final colors.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test.setTimeout(90_000)

  test('[API-05] axe finds no violations on the seller’s page: asked, refused, answered, and with an invalid link', async ({
    context,
    asked: { link, question },
    server,
  }) => {
    const seller = await context.newPage()
    await seller.goto(link)
    await expect(field(seller)).toBeEditable()
    await findsNoBarrier(seller)
    await send(seller).click()
    await expect(seller.getByRole('alert')).toBeVisible()
    await findsNoBarrier(seller)
    await field(seller).fill('It has room for one.')
    await send(seller).click()
    await expect(title(seller)).toHaveText('Answered')
    await findsNoBarrier(seller)
    const query = 'select answer from open_questions where question = $1'
    expect(await queryPostgres(server.databaseUrl, query, [question])).toEqual([{ answer: 'It has room for one.' }])
    await seller.goto(link.replace(/token=.{8}/, 'token=uuuuuuuu'))
    await expect(seller.getByRole('alert')).toHaveText(
      'We couldn’t find a question for this link. It may have expired.',
    )
    await findsNoBarrier(seller)
  })
})
