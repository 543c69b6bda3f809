import { describe, expect, it } from 'vitest'
import { readContact } from '#assistant/contact/read-contact.ts'

describe('[API-06] a message that is only a name, while a tour is booked', () => {
  it.each([
    'Tyrell J. Beaumont Sr.',
    'Keisha M. Okonkwo RN',
    'Shoshana Weisz-Rabinovich',
    'Nahuel Ignacio Di Benedetto',
    'Fatemeh Sadat Hosseini-Rad',
    'Xiao-Ming Fu and Grace Fu',
    'Borja Fernández-Cavada y Lloréns',
    'Aarav Deshmukh-Patel',
    'Rev. Dr. Emmanuel Tetteh-Quarshie',
    'María Guadalupe Ríos de la Torre',
  ])('is that name: %s', (message) => {
    expect(readContact(message, 'details').name).toBe(message)
  })

  it.each([
    'San Francisco',
    'New York',
    'Whole Foods',
    'Hardwood Floors',
    'Walk Score',
    'Credit Score',
    'Good Friday',
    'Sounds Great',
    'Eastern Time',
    'Perfect Thanks',
  ])('is none in capitals: %s', (message) => {
    expect(readContact(message, 'details').name).toBeNull()
  })

  it.each([
    ['Mrs. Philippa J. Ormsby-Gore. Telephone is 415 555 0142, I don’t do email.', 'Mrs. Philippa J. Ormsby-Gore'],
    ['a nombre de ella, Doña Socorro Pech Canul, 510 555 0136', 'Doña Socorro Pech Canul'],
    ['Wren Halvorsen & Beck O’Shaughnessy, wrenhalv@gmail.com', "Wren Halvorsen & Beck O'Shaughnessy"],
    ['xmfu@example.cn, wechat same', null],
    ['mera cambié de celular, mi numero es 787 555 0129 por si acaso', null],
    ['the 180 spot, under cover or out in the weather', null],
  ])('is told from the words beside it: %s', (message, name) => {
    expect(readContact(message, 'details').name).toBe(name)
  })

  it.each(['mhm', 'amen', 'you betcha', 'yaaas'])('isn’t a yes to something else: %s', (message) => {
    expect(readContact(message, 'name').name).toBeNull()
  })
})
