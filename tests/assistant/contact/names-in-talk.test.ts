import { describe, expect, it } from 'vitest'
import { readContact } from '#assistant/contact/read-contact.ts'

describe('[API-05] a name amid talk', () => {
  it.each([
    ['Im Shoshana, hi, is my cello gonna survive that last flight', 'Shoshana'],
    ['I’m Dana, what happened to the last tenant', 'Dana'],
    ['It’s Ngozi, last name Eze', 'Ngozi Eze'],
    ['It’s Ngozi, last Eze', 'Ngozi Eze'],
    ['Bettina Okafor-Lund writing, agent free for now', 'Bettina Okafor-Lund'],
    ['Tavo here, short for Gustavo', 'Gustavo'],
    ['me dicen Yari, Yaritza Colon, de bayamon', 'Yaritza Colon'],
    ['me presento, Ximena', 'Ximena'],
    ['Me presento: soy Ximena Duarte', 'Ximena Duarte'],
    ['yo soy Maite Urrutia y vengo de bilbao', 'Maite Urrutia'],
    ['soy José Ortega y Gasset', 'José Ortega y Gasset'],
    ['Me dicen Chayo pero es Rosario Villaseñor', 'Rosario Villaseñor'],
    ['His name is Owen but please use mine, Elaine Fitzgerald, elaine.fitz@verizon.example', 'Elaine Fitzgerald'],
    ['Greg and I are both coming, but put it under me: Ellen Straub, e.straub@mail.example', 'Ellen Straub'],
    ['soy lupita, 415 555 0176', 'Lupita'],
    ['I am Rev. Thomas Adair but just put Thomas Adair, t.adair@mail.example', 'Thomas Adair'],
    ['for the loft please, Amara Diallo, amara.diallo@mail.example', 'Amara Diallo'],
    ['My name is Li Na, family name Li', 'Li'],
    ['Aubert is my last name, Delphine the first', 'Delphine Aubert'],
    ['im april may and my cell is 510-555-0142', 'April May'],
    ['ring me on 4155550136 cheers, nigel', 'Nigel'],
    ['is tuesday at noon ok? emeka here, Emeka Obi, emeka.obi@mail.example', 'Emeka Obi'],
    ['Under Kowalczyk, first name Ania. ania.k@mail.example.', 'Ania Kowalczyk'],
  ])('is read: %s', (message, name) => {
    expect(readContact(message).name).toBe(name)
  })

  it.each([
    ['Jamal. Last name Whitfield.', 'Jamal Whitfield'],
    ['trey btw', 'Trey'],
    ['Is there anywhere to charge our rental, it’s electric', null],
    ['graciela@mail.example y dígame, ¿cuánto sale el garaje?', null],
  ])('is what the question for one gets: %s', (message, name) => {
    expect(readContact(message, 'name').name).toBe(name)
  })

  it.each([
    'me dicen que es ruidoso',
    'condo is short for condominium',
    'la fianza cuanto es',
    'hola soy de guadalajara',
    'chévere, sí, ponme ahí',
    'Parking is my last question, price the first',
    'Great Kitchen writing desk',
    'is that my last flight',
  ])('isn’t made up: %s', (message) => {
    expect(readContact(message).name).toBeNull()
  })
})
