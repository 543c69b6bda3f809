import { describe, expect, it } from 'vitest'
import { readContact } from '#assistant/contact/read-contact.ts'
import { BookingTalk } from './talk.ts'

const nobody = { name: null, email: null }

async function asked(...messages: string[]): Promise<string> {
  return (await new BookingTalk({ contact: nobody }).sayAll('Saturday at 4 pm', ...messages)).text
}

describe('[API-05] a name beside that of someone who comes along', () => {
  it.each([
    ['Two of us: Theodora Lindqvist and my architect, Mr. Sam Ito', 'Theodora Lindqvist'],
    ['Theodora Lindqvist and my wife Ann', 'Theodora Lindqvist'],
    ['Teo Paz y mi hermana Luz', 'Teo Paz'],
  ])('is the visitor’s: %s', (message, name) => {
    expect(readContact(message, 'name').name).toBe(name)
  })
})

describe('[API-05] whose name and address are given', () => {
  it.each([
    ['im Paloma Reyes-Stein paloma@example.com shes Greer Holt greer@example.com', 'Paloma Reyes-Stein (paloma@'],
    ['I’m Ana Lopez, ana@example.com, he’s Luis Tamayo luis@example.com', 'Ana Lopez (ana@'],
    ['he’s my agent, mine is Ana Lopez ana@example.com', 'Ana Lopez (ana@'],
  ])('are the visitor’s own beside another’s: %s', async (message, expected) => {
    expect(await asked(message)).toContain(`for ${expected}`)
  })

  it.each([
    ['me dicen Chayo pero es Rosario Villaseñor', 'Rosario Villaseñor'],
    ['ah y mi socio se llama Fermín, yo Lalo', 'Lalo'],
    ['Her name is Priscilla mine is Gail, use hers', 'Priscilla'],
    ['Her name is Priscilla, mine is Gail', 'Gail'],
  ])('is this name: %s', async (message, name) => {
    expect(await asked(message)).toContain(`Thank you, ${name}.`)
  })

  it.each([
    'She’s Tamsin, tamsin@example.net, pls send it to her as well',
    'my sister Noa is coming too, noa@example.net',
    'hi its Ana again, forgot, where do I park?',
    'my buddy wants to come, Nacho Bustos, nacho.bustos@example.com',
    'mi compadre quiere ir también, Nacho Bustos, nacho.bustos@example.com',
  ])('stay as they are: %s', async (message) => {
    expect(await asked('Ana Lopez, ana@example.com', message, 'what day is that?')).toContain(
      'for Ana Lopez (ana@example.com)',
    )
  })

  it.each([
    ['put it under my wife, Noa Lopez, noa.lopez@example.net', 'Noa Lopez (noa.lopez@example.net)'],
    ['put it under Ana', 'Ana (ana@example.com)'],
    ['oops .net not .com', 'Ana Lopez (ana@example.net)'],
    ['sorry, it should be .org', 'Ana Lopez (ana@example.org)'],
    ['sample not example', 'Ana Lopez (ana@sample.com)'],
    ['perdón el correo lleva un 7 al final, ana7@example.com', 'Ana Lopez (ana7@example.com)'],
  ])('are changed in the summary: %s', async (message, expected) => {
    expect(await asked('Ana Lopez, ana@example.com', message)).toContain(`on Sat, Nov 21 at 4 PM PST, for ${expected}`)
  })

  it('are no polite word', async () => {
    expect(readContact('si señorita', 'name').name).toBeNull()
    expect(readContact('sí, joven', 'name').name).toBeNull()
  })

  it('are an address with its initial apart', () => {
    expect(readContact('email is d purnell at example dot com', 'email').email).toBe('dpurnell@example.com')
    expect(readContact('its a purnell at example dot com', 'email').email).toBe('purnell@example.com')
  })

  it('are no choice of an offer', async () => {
    expect((await new BookingTalk({ contact: nobody }).sayAll('a tour on Monday', 'la segunda porfa')).text).toContain(
      'Mon, Nov 23 at 1 PM',
    )
  })
})
