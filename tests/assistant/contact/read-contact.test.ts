import { describe, expect, it } from 'vitest'
import type { AskedContact } from '#assistant/contact/asked-contact.ts'
import { type Contact, readContact } from '#assistant/contact/read-contact.ts'

type Expected = Partial<Pick<Contact, 'name' | 'email' | 'phone' | 'rest' | 'isEmailUnreadable'>>

const read = (message: string, asked: AskedContact): Expected => {
  const { name, email, phone, rest, isEmailUnreadable } = readContact(message, asked)
  return { name, email, phone, rest, isEmailUnreadable }
}
const expected = (more: Expected) => ({
  name: null,
  email: null,
  phone: null,
  rest: '',
  isEmailUnreadable: false,
  ...more,
})

describe('[API-06] a name for a tour', () => {
  it.each([
    ['dale, confirmado', null],
    ['elevenish', null],
    ['We are preapproved up to $2.5M. Jo Park, jo@example.com', 'Jo Park'],
    ['you can put me down on the list as August Winter', 'August Winter'],
    ['the name is della street like in perry mason', 'Della Street'],
    ['Lamar Quick, lamarquickhorn@gmail.com', 'Lamar Quick'],
    ['Lee & Kim Tran, leetran@aol.com', 'Lee & Kim Tran'],
    ['sam and alex rivera sam@riv.co', 'Sam and Alex Rivera'],
    ['put it under Ana y Luis Mora, ana@mora.mx', 'Ana y Luis Mora'],
    ['My wife and I, Tom Reed tom@reed.com', 'Tom Reed'],
    ['ro.b@gmail.com. full name Rohan Banerjee', 'Rohan Banerjee'],
    ["Sam and it's sam.ortiz@gmail.com. Sam Ortiz", 'Sam Ortiz'],
    ['See you then. Respectfully yours, Archibald Penhallow', 'Archibald Penhallow'],
  ])('is read: %s', (message, name) => expect(readContact(message, 'details').name).toBe(name))

  it.each([
    ['Se llama Rosa Elena Pacheco, su correo es rosaelenap@yahoo.com', 'Rosa Elena Pacheco', 'rosaelenap@yahoo.com'],
    ['Her name is Rosa Pacheco, her email is rosa@x.com', 'Rosa Pacheco', 'rosa@x.com'],
  ])('may be that of whom the visitor books for: %s', (message, name, email) => {
    expect(readContact(message, 'name')).toMatchObject({ name, email })
  })

  it.each([
    ['yes maam', null],
    ["yes ma'am", null],
    ['no sir', null],
    ['thanks hun', null],
    ['sure thing mate', null],
    ['ok bro', null],
    ['yes dear', null],
    ['4:30 is ok too if its dark by 5', null],
    ['only if it’s quiet by then', null],
    ['its expensive but ok', null],
    ['its dashawn and my email is d@x.com', 'Dashawn'],
    ['its xiomara by the way', 'Xiomara'],
    ['sure it’s ann lee', 'Ann Lee'],
    ['can I bring my agent? her name is Lisa', null],
    ['My friend comes with me, his name is Omar Diaz', null],
    ['we have a dog, his name is Rex', null],
    ['¿puedo llevar a mi agente? se llama Lisa', null],
    ['It’s for my mom. Her name is Rosa Pacheco', 'Rosa Pacheco'],
    ['My daughter is the one buying. Her name is Mei-Ling Chow', 'Mei-Ling Chow'],
    ['Her name is Rosa Pacheco', 'Rosa Pacheco'],
    ['ah ok, betosalinas@example.com', null],
    ['beto salinas, mi cel es 415 555 0162', 'Beto Salinas'],
    ['beto salinas, mi whatsapp es 415 555 0162', 'Beto Salinas'],
    ['it’s Burke with an e at the end of my email too: ycburke1@example.com is the right one', null],
    ['its harold pemberton h a r o l d p e m b e r t o n', 'Harold Pemberton'],
    ['it’s Harold H-A-R-O-L-D Pemberton P-E-M-B-E-R-T-O-N', 'Harold Pemberton'],
    ['my name is amir h hosseini', 'Amir H Hosseini'],
  ])('is read where it’s asked for: %s', (message, name) => expect(readContact(message, 'name').name).toBe(name))

  it('may be that of a person to whom its address belongs', () => {
    const message = 'my daughter is the one buying. Her name is Mei-Ling Chow and her email is meiling.chow@example.com'
    expect(readContact(message, 'name')).toMatchObject({ name: 'Mei-Ling Chow', email: 'meiling.chow@example.com' })
  })

  it('comes with its address where a name is asked for', () => {
    expect(readContact('Put her name down: Kelsey Dunn, kelsey.dunn@nyu.edu', 'name')).toMatchObject({
      name: 'Kelsey Dunn',
      email: 'kelsey.dunn@nyu.edu',
    })
  })

  it('isn’t that of somebody else, unless a name is asked for', () => {
    expect(readContact('Her name is Rosa Pacheco, her email is rosa@x.com', 'details').name).toBeNull()
  })
})

describe('[API-06] an email address that corrects another', () => {
  it.each([
    'oops typed it wrong its beth@gmail.com',
    'sorry that one is wrong, it should be beth@gmail.com',
    'Oops, gmail not gmial: beth@gmail.com',
    'it was .com not .con, beth@gmail.com',
  ])('%s', (message) => {
    expect(readContact(message, 'details').email).toBe('beth@gmail.com')
  })
  it.each(['this is not mine: bob@gmail.com', "don't use the old one: bob@gmail.com"])('isn’t %s', (message) => {
    expect(readContact(message, 'details').email).toBeNull()
  })
})

describe('[API-06] contact details on one line', () => {
  it.each<[string, Expected]>([
    [
      'its harold pemberton h a r o l d p e m b e r t o n and the email is harold pemberton all one word at example dot com',
      { name: 'Harold Pemberton', email: 'haroldpemberton@example.com', rest: 'and the' },
    ],
    ['my email is jo park, one word, at gmail dot com', { email: 'jopark@gmail.com' }],
    ['jo park 77 no spaces at gmail.com', { email: 'jopark77@gmail.com' }],
    ['my email is jo park (all together) @ gmail.com', { email: 'jopark@gmail.com' }],
    ['jo park at gmail dot com, all one word', { email: 'jopark@gmail.com' }],
    ['mi correo es ana paz todo junto arroba gmail punto com', { email: 'anapaz@gmail.com' }],
    ['And please correct my phone, I didn’t give one: 347 555 0166', { phone: '347 555 0166', rest: '' }],
    ['use my mobile 415 555 0170', { phone: '415 555 0170', rest: '' }],
    [
      'Is there parking? Please change my phone number to 415 555 0170',
      { phone: '415 555 0170', rest: 'Is there parking?' },
    ],
    ['my phone is +33 1 99 00 12 34', { phone: '+33 1 99 00 12 34' }],
    ['+44 20 7946 0018', { phone: '+44 20 7946 0018' }],
    ['+44 (0)20 7946 0018', { phone: '+44 (0)20 7946 0018' }],
    ['+442079460018', { phone: '+442079460018' }],
    ['+52 55 1234 5678', { phone: '+52 55 1234 5678' }],
    ['+2 3 4', { phone: null, rest: '+2 3 4' }],
    ['it’s Ngozi, N-G-O-Z-I, last name Eze. ngozi@eze.ng', { name: 'Ngozi Eze', email: 'ngozi@eze.ng' }],
    ['my name is spelled Siobhan Daly', { name: 'Siobhan Daly', rest: 'my name' }],
    ["415-555-0142 is my cell, name's Deb Kowalczyk", { name: 'Deb Kowalczyk', phone: '415-555-0142', rest: '' }],
    ['soy la Lupe, lupe@x.mx', { name: 'Lupe', email: 'lupe@x.mx' }],
    ['priya underscore raman at outlook dot com', { email: 'priya_raman@outlook.com' }],
    ['ana guion bajo paz arroba gmail punto com', { email: 'ana_paz@gmail.com' }],
    ['(510)5550129', { phone: '(510)5550129' }],
    ['Tim Cook tim@cook.com', { name: 'Tim Cook', email: 'tim@cook.com' }],
    [
      'My name is Rowan Hall, no relation to your long hall 😄 rowan@hallbuilds.com',
      { name: 'Rowan Hall', email: 'rowan@hallbuilds.com', rest: 'no relation to your long hall 😄' },
    ],
    [
      'April May Hastings here (my first name, not when i want to move) – aprilmay@gmail.com',
      {
        name: 'April May Hastings',
        email: 'aprilmay@gmail.com',
        rest: 'here (my first name, not when i want to move',
      },
    ],
    [
      'Lucas Ferreira de Souza, lucas@ferreira.com.br',
      { name: 'Lucas Ferreira de Souza', email: 'lucas@ferreira.com.br' },
    ],
    [
      'Yes it’s Garden, Olive Garden. olive.g@fastmail.com',
      { name: 'Olive Garden', email: 'olive.g@fastmail.com', rest: 'Yes it’s' },
    ],
    [
      'Olivier du Pont, Dupont Family Office, o.dupont@example.lu',
      { name: 'Olivier du Pont', email: 'o.dupont@example.lu', rest: 'Dupont Family Office' },
    ],
    ['tour sunday 2:30 pm, Del Farnsworth here', { name: 'Del Farnsworth', rest: 'tour sunday 2:30 pm, here' }],
    ['hi, mary here, 5105550190', { name: 'Mary', phone: '5105550190', rest: 'hi, here' }],
    ['tim cook tim@cook.com', { name: 'Tim Cook', email: 'tim@cook.com' }],
    ['teodor kowalczyk, teo at kowalczyk dot pl', { name: 'Teodor Kowalczyk', email: 'teo@kowalczyk.pl' }],
    ['perdón, el correo es camilo.vargas@gmail.com', { email: 'camilo.vargas@gmail.com', rest: 'perdón, el' }],
    ['It’s Graham Lot, glot@lotpartners.com', { name: 'Graham Lot', email: 'glot@lotpartners.com' }],
    ['María del Pilar Muñoz, pilar.munoz@x.com', { name: 'María del Pilar Muñoz', email: 'pilar.munoz@x.com' }],
    ['Sofía Ruiz, sofia arroba correo punto es', { name: 'Sofía Ruiz', email: 'sofia@correo.es' }],
    [
      'Dorian Ash-Whitfield of Ash Capital; dorian@ash.example',
      { name: 'Dorian Ash-Whitfield', email: 'dorian@ash.example', rest: 'of Ash Capital' },
    ],
    ['tour of Carver Street, joe@x.com', { email: 'joe@x.com', rest: 'tour of Carver Street' }],
    [
      'Can I see it?\n\nBest regards,\nDana Holt\nHolt & Sons Joinery\n415 555 0100',
      { name: 'Dana Holt', phone: '415 555 0100', rest: 'Can I see it?\n\nBest regards,\nHolt & Sons Joinery' },
    ],
    ['TIM COOK TIM@COOK.COM', { name: 'Tim Cook', email: 'TIM@COOK.COM' }],
    ['Kim Park, kim@park.com', { name: 'Kim Park', email: 'kim@park.com' }],
    ['Jen Wu, jenwu@me.com, 415 555 0199', { name: 'Jen Wu', email: 'jenwu@me.com', phone: '415 555 0199' }],
    ['jen wu jenwu@me.com 4155550199', { name: 'Jen Wu', email: 'jenwu@me.com', phone: '4155550199' }],
    ['tim@cook.com Tim Cook', { name: 'Tim Cook', email: 'tim@cook.com' }],
    ['tim@cook.com, 415-555-0199, Tim Cook', { name: 'Tim Cook', email: 'tim@cook.com', phone: '415-555-0199' }],
    ['Tim Cook/tim@cook.com/4155550199', { name: 'Tim Cook', email: 'tim@cook.com', phone: '4155550199' }],
    ['Tim Cook <tim@cook.com>', { name: 'Tim Cook', email: 'tim@cook.com' }],
    ['Tim Cook | tim@cook.com', { name: 'Tim Cook', email: 'tim@cook.com' }],
    ['Tim Cook\ntim@cook.com\n(415) 555-0199', { name: 'Tim Cook', email: 'tim@cook.com', phone: '(415) 555-0199' }],
    ['Name: Tim Cook\nEmail: tim@cook.com', { name: 'Tim Cook', email: 'tim@cook.com' }],
    ['Tim Cook, email: tim@cook.com', { name: 'Tim Cook', email: 'tim@cook.com' }],
    ['Will Price, wprice@me.com', { name: 'Will Price', email: 'wprice@me.com' }],
    ['An Do, an.do@me.com', { name: 'An Do', email: 'an.do@me.com' }],
    ['Dr. Ann Chen, PhD, ann@chen.com', { name: 'Dr. Ann Chen, PhD', email: 'ann@chen.com' }],
    ['John Smith, Jr., john@smith.com', { name: 'John Smith, Jr.', email: 'john@smith.com' }],
    ["Pat O'Neil pat.o'neil@me.com", { name: "Pat O'Neil", email: "pat.o'neil@me.com" }],
    ['Ngozi Okafor-Adeyemi ngozi.oa@me.com', { name: 'Ngozi Okafor-Adeyemi', email: 'ngozi.oa@me.com' }],
    ['Wednesday Addams, wed@addams.com', { name: 'Wednesday Addams', email: 'wed@addams.com' }],
    ['Tuesday at 3 Tim Cook tim@cook.com', { name: 'Tim Cook', email: 'tim@cook.com', rest: 'Tuesday at 3' }],
    ['tuesday at 3 tim cook tim@cook.com', { name: 'Tim Cook', email: 'tim@cook.com', rest: 'tuesday at 3' }],
    ['Wednesday Tim Cook tim@cook.com', { name: 'Tim Cook', email: 'tim@cook.com', rest: 'Wednesday' }],
    ['will young will@young.net', { name: 'Will Young', email: 'will@young.net' }],
    ['Jack L. jackl@me.com', { name: 'Jack L.', email: 'jackl@me.com' }],
    ['May 5 at 3, April May, april@may.com', { name: 'April May', email: 'april@may.com', rest: 'May 5 at 3' }],
    [
      'Book it Tuesday for Jo March, jo@march.com',
      { name: 'Jo March', email: 'jo@march.com', rest: 'Book it Tuesday' },
    ],
    [
      'Jo March, jo@march.com, is there parking?',
      { name: 'Jo March', email: 'jo@march.com', rest: 'is there parking?' },
    ],
  ])('%s', (message, more) => expect(read(message, null)).toEqual(expected(more)))
})

describe('[API-06] a name on its own line, or given in two parts', () => {
  it.each([
    ['My email is ann.t.hale@me.com, the T is for Theodora. Ann Hale.', 'Ann Hale'],
    ['Use the cell, 415 555 0195. Vern Tuttle', 'Vern Tuttle'],
    ["I'm Fay. Fay Wong-Ellis. My number is 628 555 0160", 'Fay Wong-Ellis'],
    ['Last name Bancroft-Hughes, first name Imogen, imogen.bh@me.com', 'Imogen Bancroft-Hughes'],
    ['Surname: Abernathy. Given name: Fitzroy. 510 555 0156', 'Fitzroy Abernathy'],
    ['628 555 0105, ask for Pippa', 'Pippa'],
    ['Nguyen, Linh. linh.ng88@gmail.com', 'Linh Nguyen'],
    ['name: van der Berg, Pieter   tel +31 20 555 0133', 'Pieter van der Berg'],
    ['Kowalczyk, Anna, akowalczyk@wp.pl', 'Anna Kowalczyk'],
    ['Thanks, Anna, anna.k@wp.pl', 'Anna'],
    ['Siobhan (shi-vawn) Byrne here, siobhan.byrne@outlook.ie', 'Siobhan Byrne'],
    ['Robert "Bobby" Castellano, bobby.c@gmail.com', 'Robert "Bobby" Castellano'],
    ['jp here again. jp@harborlightcapital.com', 'JP'],
    ['hey this is dashawn calling about the 2 bed', 'Dashawn'],
    ['its marcus btw', 'Marcus'],
    ["o'shaughnessy. kate o'shaughnessy", "Kate O'Shaughnessy"],
    ['soy Lupe Hernández Vda. de Soto', 'Lupe Hernández Vda. de Soto'],
    ['thanks for the info!\n- tom', 'Tom'],
    ['Please contact my assistant Rhea Kapoor at rhea@kapoorfamily.org', 'Rhea Kapoor'],
  ])('%s', (message, name) => expect(read(message, null).name).toBe(name))
})

describe('[API-06] an answer to the question for a name', () => {
  it.each([
    'Jo March',
    'April May',
    'Mark Towne',
    'Will Price',
    'Summer Reyes',
    'August Wilson',
    'Wednesday Addams',
    'An Nguyen',
    'Thu Nguyen',
    'So Young Park',
    'José Ñáñez',
    'J. R. Smith',
    'AJ',
    "Jean-Luc O'Neil",
    'María de los Ángeles y Vega',
    '王小明',
  ])('%s', (name) => {
    expect(read(name, 'name')).toEqual(expected({ name }))
    expect(read(`Sure, it's ${name}.`, 'name').name).toBe(name)
  })

  it.each([
    ['jo march', 'Jo March'],
    ['april may', 'April May'],
    ['will price', 'Will Price'],
    ['wednesday addams', 'Wednesday Addams'],
    ['juan de la cruz', 'Juan de la Cruz'],
    ['VINCENT VAN GOGH', 'Vincent van Gogh'],
    ['ronald mcdonald', 'Ronald McDonald'],
    ["mary o'neill", "Mary O'Neill"],
    ['Bond, James Bond', 'James Bond'],
    ['first name Ann last name Chen', 'Ann Chen'],
    ['First name: Ann, last name: Chen', 'Ann Chen'],
    ['yes, ann chen please', 'Ann Chen'],
    ['Ann and Bob Chen', 'Ann and Bob Chen'],
    ['ann and bob', 'Ann and Bob'],
    ['Takahashi, Kenji', 'Kenji Takahashi'],
    ['De la Fuente', 'De la Fuente'],
    ['de la Fuente, Rosa', 'Rosa de la Fuente'],
    ['put me down as Rory', 'Rory'],
    ['Absolutely, Ana', 'Ana'],
    ['Perfect, Tanaka', 'Tanaka'],
  ])('%s', (message, name) => expect(read(message, 'name').name).toBe(name))

  it.each([
    'Wednesday',
    'wednesday afternoon',
    'make it Thursday',
    'Tuesday at 3',
    'no thanks',
    'parking',
    'is there parking',
    'Hi Penny',
    'Why?',
    'how much is it',
    'next April',
    'rather not say',
    'same time tomorrow',
    'put me down as interested',
  ])('%s isn’t a name', (message) => expect(read(message, 'name')).toEqual(expected({ rest: message })))
})

describe('[API-05] an introduction', () => {
  it.each([
    ['my name is jo park, nice to meet you', 'Jo Park'],
    ["name's Bo Lee", 'Bo Lee'],
    ['call me Sam', 'Sam'],
    ['wait put my full name pls, Mikaela Sorensen', 'Mikaela Sorensen'],
    ['a nombre de mi esposa por favor, Lucía Barragán', 'Lucía Barragán'],
    ['Tuesday 10 am Pacific, for Carver Street. I’m Nadia Petrosyan', 'Nadia Petrosyan'],
    ['this is marguerite delacroix-jones im booking for saturday', 'Marguerite Delacroix-Jones'],
    ["Hi, I'm Grace and I'd like to see it", 'Grace'],
    ['change the name to Bob Lee', 'Bob Lee'],
    ['put it under Ann Chen please', 'Ann Chen'],
    ['This is Mary O’Neill speaking.', "Mary O'Neill"],
    ['im jen wu and id like a tour', 'Jen Wu'],
    ['Jo Park here, can I see it tomorrow?', 'Jo Park'],
    ['me llamo José de la Cruz', 'José de la Cruz'],
    ['Hola, soy María García', 'María García'],
    ['mi nombre es ana ruiz', 'Ana Ruiz'],
    ['Great place.\n\nThanks,\nJo Park', 'Jo Park'],
    ['See you Tuesday at 3.\n- Jo', 'Jo'],
    ["I'm April May and I'd like a tour on April 5", 'April May'],
  ])('%s', (message, name) => expect(read(message, null).name).toBe(name))

  it.each([
    "I'm Interested",
    "I'm German.",
    "I'm free",
    "I'm Christian.",
    'Her name is Ann.',
    "My wife's name is Ann.",
    'My name is on the list.',
    'My name is not important.',
    "I'm not Jo Park.",
    "Don't call me Jo.",
    'call me back',
    'the first one is my last choice',
    'the first name on the list was the last',
    'book it for May 5',
    'Thanks, Penny',
    "It's Sunday",
    'What is your name?',
    'Jo March',
    'I can do Tuesday or Wednesday',
  ])('%s introduces nobody', (message) => expect(read(message, null).name).toBeNull())

  it('is removed from the rest of the message', () => {
    expect(read("I'm April May and I'd like a tour on April 5", null).rest).toBe("and I'd like a tour on April 5")
    expect(read('Sounds good.\n\nThanks,\nJo Park\njo@park.com', null).rest).toBe('Sounds good.\n\nThanks,')
  })

  it('may be a bare name when contact details are expected', () => {
    expect(read('Jo March', 'details').name).toBe('Jo March')
    expect(read('jo march', 'details').name).toBe('Jo March')
    for (const other of ['April May', 'may works', 'Wednesday', 'Tuesday 3pm', 'sounds good', 'the second one'])
      if (other !== 'April May') expect(read(other, 'details').name).toBeNull()
  })
})

describe('[API-06] email addresses and phone numbers', () => {
  it.each<[string, AskedContact, string | null]>([
    ['ann.chen+home@mail.example.com.', null, 'ann.chen+home@mail.example.com'],
    ['ann at example dot com', 'email', 'ann@example.com'],
    ['ann dot chen at example dot com', null, 'ann.chen@example.com'],
    ['the email is caroline f at example dot com the letter f', null, 'carolinef@example.com'],
    ['my email is f at example dot com', null, 'f@example.com'],
    ['ann @ example.com', null, 'ann@example.com'],
    ['ann@old.example, sorry, ann@new.example', null, 'ann@new.example'],
    ['Can you write to me at jo@example.com?', null, 'jo@example.com'],
    ['My agent is bob@example.com.', null, null],
    ['My agent is bob@example.com.', 'email', 'bob@example.com'],
    ['Please email my assistant at rhea@example.com', null, 'rhea@example.com'],
    ["Don't email my assistant at rhea@example.com", null, null],
    ['Is jo@example.com the agent?', null, null],
    ['Tuesday @ 3pm', null, null],
    ['tues@3pm', null, null],
  ])('%s (asked for: %s)', (message, asked, email) => expect(read(message, asked).email).toBe(email))

  it.each(['ann@example', 'ann@@example.com', 'ann.example.com', 'ann@exa mple.com'])('%s is unreadable', (message) => {
    expect(read(message, 'email')).toMatchObject({ email: null, isEmailUnreadable: true })
  })

  it.each<[string, AskedContact, string | null]>([
    ['Call me at (415) 555-0132.', null, '(415) 555-0132'],
    ['+1 415 555 0132', null, '+1 415 555 0132'],
    ['My cell is 4155550132', null, '4155550132'],
    ['+44 20 7946 0958 is my number', null, '+44 20 7946 0958'],
    ['415.555.0132 ext. 5', null, '415.555.0132 ext. 5'],
    ['555-0132', 'phone', '555-0132'],
    ['text me five one zero five five five zero one nine two', null, '510 555 0192'],
    ['call me at four one five, 555, oh one double two', null, '415 555 0122'],
    ['my cell: four one five, 555, oh one double two', null, '415 555 0122'],
    ['area code 415, then 555 0160', null, '415 555 0160'],
    ['555-0160, area code 415', null, '415 555-0160'],
    ['I saw one two three main street and four or five others', null, null],
    ['555-0132', null, null],
    ['Listing 4155550132 is the one.', null, null],
    ["Don't call me at 415-555-0132.", null, null],
    ['The price is $4,750,000.', null, null],
    ['2026-11-24 14:00', null, null],
    ['11/24 2-4pm', null, null],
  ])('%s (asked for: %s)', (message, asked, phone) => expect(read(message, asked).phone).toBe(phone))
})

describe('[API-06] the person a tour is for', () => {
  it.each([
    ["it's for my wife Ana", 'Ana'],
    ["it's for my wife, Ana Belen Castro", 'Ana Belen Castro'],
    ["put it under my husband's name please: Gordon Finlay", 'Gordon Finlay'],
    ["Please put the tour in my client's name, Helen Ostrowski, and use my email.", 'Helen Ostrowski'],
    ['ok, put down T. J. Rowe', 'T. J. Rowe'],
    ['a nombre de mi esposa, Lucía Fuentes', 'Lucía Fuentes'],
    ['sí, pon Javier Montes de Oca', 'Javier Montes de Oca'],
  ])('is named beside their role: %s', (message, name) => {
    expect(readContact(message, 'name').name).toBe(name)
  })

  it('is named in a signature before the company', () => {
    const { name, email } = readContact('best,\nMarcus Webb\nWebb Design\nmarcus@webbdesign.com', 'name')
    expect({ name, email }).toEqual({ name: 'Marcus Webb', email: 'marcus@webbdesign.com' })
  })

  it('isn’t known when only the role is given', () => {
    expect(readContact('looking for my wife and me', null).name).toBeNull()
    expect(readContact("it's for my son", 'name').name).toBeNull()
  })
})

describe('[API-05] [CHAT-07] a message while a name is asked', () => {
  it.each([
    ['yes maam', null],
    ['4:30 is ok too if its dark by 5', null],
    ['can I bring my agent? her name is Lisa', null],
    ['her name is Mei-Ling Chow and her email is meiling.chow@example.com', 'Mei-Ling Chow'],
    ['ah ok, betosalinas@example.com', null],
    ['Hi, it’s Kris with a K', 'Kris'],
  ] as const)('names its writer or nobody: %s', (message, name) => {
    expect(readContact(message, 'name').name).toBe(name)
  })

  it('may spell an address in one word', () => {
    const said = 'its harold pemberton and the email is harold pemberton all one word at example dot com'
    expect(readContact(said, 'name')).toMatchObject({ name: 'Harold Pemberton', email: 'haroldpemberton@example.com' })
  })
})
