import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressKey } from '#server/listings/rules/address-key.ts'
import { tries } from '#tests/support/random.ts'
import { spelled, usAddress } from './us-addresses.ts'

const tower = '300 Spear Street #2104, San Francisco, CA 94105'

describe('[VALUE-04] the key of an address', () => {
  it.each([
    ['48 Alder Ridge Road, Mill Valley, CA 94941', '1:48 alder rdg rd ml vly||ca|94941'],
    [tower, '1:300 spear st san francisco|# 2104|ca|94105'],
    ['12½ Oak Street Apt 3 Bldg C', '1:12 1/2 oak st|# 3 bldg c||'],
    ['Mill Valley', '1:ml vly|||'],
    ['12.5 Elm Road', '1:12.5 elm rd|||'],
    ['12 Us Lane, Dover, DE', '1:12 us ln dover||de|'],
    ['Elm 12345 Road', '1:elm 12345 rd|||'],
    ['94941', '1:|||94941'],
    ['CA', '1:||ca|'],
    ['12 Elm St', '1:12 elm st|||'],
    ['12 St Johns', '1:12 saint johns|||'],
    ['12 Elm Road St', '1:12 elm rd st|||'],
    ['Elm North Street', '1:elm n st|||'],
    ['B12 North Street', '1:b12 n st|||'],
    ['12 Oak North Street', '1:12 oak n st|||'],
    ['12 North Street', '1:12 north st|||'],
    ['12 North Court Street', '1:12 n ct st|||'],
    ['', ''],
    [' ,;# ', ''],
  ])('for %j is %j, and a change needs a new rule version', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })

  it.each([
    ['the provider’s line', '48 Alder Ridge Road, Mill Valley, California 94941, United States'],
    ['abbreviations', '48 Alder Rdg Rd, Mill Vly, CA 94941'],
    ['periods', '48 Alder Ridge Rd., Mill Valley, Ca. 94941'],
    ['capitals', '48 ALDER RIDGE ROAD, MILL VALLEY, CA 94941'],
    ['no commas', '48 Alder Ridge Road Mill Valley CA 94941'],
    ['spaces and line breaks', '  48  Alder Ridge\u00a0Road ,\nMill Valley ,CA  94941 '],
    ['ZIP+4', '48 Alder Ridge Road, Mill Valley, CA 94941-1234'],
    ['ZIP+4 without its hyphen', '48 Alder Ridge Road, Mill Valley, CA 949411234'],
    ['a country', '48 Alder Ridge Road, Mill Valley, CA 94941, U.S.A.'],
    ['a country’s full name', '48 Alder Ridge Road, Mill Valley, CA 94941, United States of America'],
    ['diacritics', '48 Álder Rídge Road, Mill Vallëy, CA 94941'],
    ['wide letters', '４８ Ａlder Ridge Road, Mill Valley, CA 94941'],
  ])('is the same with %s', (_, address) => {
    expect(addressKey(address)).toBe(addressKey('48 Alder Ridge Road, Mill Valley, CA 94941'))
  })

  it.each([
    '300 Spear Street, Apt 2104, San Francisco, CA 94105',
    '300 Spear St Unit 2104, San Francisco, California 94105, United States',
    '300 Spear Street Ste 2104 San Francisco CA 94105',
    '300 Spear Street, Suite #2104, San Francisco, CA 94105',
    '300 Spear Street, Apartment # 2104, San Francisco, CA 94105',
    '300 Spear Street No. 2104, San Francisco, CA 94105',
    'Apt. 2104, 300 Spear Street, San Francisco, CA 94105',
    '300 Spear Street, San Francisco, CA 94105, #2104',
  ])('recognizes a named unit: %s', (address) => {
    expect(addressKey(address)).toBe(addressKey(tower))
  })

  it.each([
    ['# Rear', '12 oak st|# rear'],
    ['Apt B', '12 oak st|# b'],
    ['Apt É', '12 oak st|# e'],
    ['Apt AB', '12 oak st|# ab'],
    ['Apt # #4', '12 oak st|# 4'],
    ['Apt B-12', '12 oak st|# b12'],
    ['Bldg C Apt 3', '12 oak st|# 3 bldg c'],
    ['Apt 3 Bldg C', '12 oak st|# 3 bldg c'],
    ['Fl 3', '12 oak st|fl 3'],
    ['Fl 21', '12 oak st|fl 21'],
    ['FL 33101', '12 oak st||fl|33101'],
    ['Apt Rear', '12 oak st apt rear|'],
    ['Apt ABC', '12 oak st apt abc|'],
    ['Apt St', '12 oak st apt st|'],
    ['Apt', '12 oak st apt|'],
    ['Bldg AB', '12 oak st bldg ab|'],
    ['Number B', '12 oak st number b|'],
    ['#', '12 oak st|'],
    ['Suite Lane', '12 oak st suite ln|'],
  ])('reads %j as a unit only when it looks like one', (unit, key) => {
    expect(addressKey(`12 Oak Street ${unit}`).replace(/\|+$/, '')).toBe(`1:${key}`.replace(/\|+$/, ''))
  })

  it.each([
    ['no unit', '300 Spear Street, San Francisco, CA 94105'],
    ['another', '300 Spear Street #2105, San Francisco, CA 94105'],
    ['a part of it', '300 Spear Street #210, San Francisco, CA 94105'],
    ['one more letter', '300 Spear Street #2104A, San Francisco, CA 94105'],
    ['a hyphen between digits', '300 Spear Street #21-04, San Francisco, CA 94105'],
    ['a building', '300 Spear Street Bldg 2104, San Francisco, CA 94105'],
    ['a floor', '300 Spear Street Fl 21 #04, San Francisco, CA 94105'],
    ['two', '300 Spear Street #2104 #2105, San Francisco, CA 94105'],
    ['the number at another position', '2104 Spear Street #300, San Francisco, CA 94105'],
  ])('differs with %s', (_, address) => {
    expect(addressKey(address)).not.toBe(addressKey(tower))
  })

  it.each([
    ['12 Elm Street, Dover, DE', '12 Elm Court, Dover, DE'],
    ['12 Elm Street, Dover, DE', '12 Elm Streets, Dover, DE'],
    ['12 Park Road, Dover, DE', '12 Parks Road, Dover, DE'],
    ["12 St John's Road, Dover, DE", "12 Street John's Road, Dover, DE"],
    ['1200 N Street NW, Washington, DC', '1200 North Street NW, Washington, DC'],
    ['12 Elm Street N, Dover, DE', '12 Elm Street S, Dover, DE'],
    ['12 Elm Street, Dover, DE 19901', '12 Elm Street, Dover, DE 19904'],
    ['12 Elm Street, Dover, DE', '12 Elm Street, Dover, OH'],
    ['12-34 Elm Street, Queens, NY', '1234 Elm Street, Queens, NY'],
    ['12 1/2 Elm Street, Dover, DE', '12 Elm Street #1/2, Dover, DE'],
    ['12A Elm Street, Dover, DE', '12 Elm Street #A, Dover, DE'],
    ['1 Virginia Street, Reno, NV', '1 West Virginia Street, Reno, NV'],
    ['100 Main Street, New York', '100 Main Street, New York, NY'],
  ])('differs between %j and %j', (one, other) => {
    expect(addressKey(one)).not.toBe(addressKey(other))
  })

  it.each([
    ["12 St John's Road, Dover, DE", '12 Saint Johns Rd, Dover, Delaware'],
    ['12 N. St. Johns Rd, Dover, DE', '12 North Saint Johns Road, Dover, DE'],
    ['100 Main Street North, St. Paul, MN', '100 Main St N Saint Paul Minnesota'],
    ['100 Court Street, Paris, KY', '100 Court St, Paris, KY'],
    ['100 Elm Avenue, St. Louis, MO', '100 Elm Ave Saint Louis MO'],
    ['100 N Street, Sacramento, CA', '100 N St., Sacramento, CA'],
    ['200 West Virginia Street, Reno, NV', '200 W Virginia St, Reno, Nevada'],
    ['100 North Ridge Road, Dover, DE', '100 N Ridge Rd, Dover, DE'],
    ['1200 G St. N.W., Washington, D.C. 20005', '1200 G Street Northwest, Washington, District of Columbia 20005'],
    ['350 5th Avenue, New York, New York 10118', '350 Fifth Ave., New York, NY 10118'],
    ['12-B Elm Street, Dover, DE', '12B Elm St, Dover, DE'],
    ['100 Elm Street, Winston-Salem, NC', '100 Elm St, Winston Salem, North Carolina'],
    ['12½ Elm Street, Dover, DE', '12 1/2 Elm Street, Dover, DE'],
    ['12 Weiß Road', '12 Weiss Rd'],
    ['12–34 Elm Road', '12-34 Elm Road'],
    ['12 St.Johns Rd.Dover', '12 St Johns Rd Dover'],
    ['5. Elm Road', '5 Elm Road'],
    ['12 US-101', '12 US 101'],
    ['12 Elm/Oak Road', '12 Elm Oak Road'],
    ['Elm Road, USA', 'Elm Road'],
    ['12 Elm Road, Dover, U S', '12 Elm Road, Dover'],
    ['12 Elm Road, Dover, DE, USA 19901', '12 Elm Road, Dover, DE 19901'],
    ['12 Elm Road B-C', '12 Elm Road B C'],
    ['7 O’Farrell Street, Miami, FL 33101', "7 O'Farrell St Miami Florida 33101"],
    ['1 Fort Hill & Lake Road, Keyser, WV', '1 Ft Hl and Lk Rd, Keyser, West Virginia'],
  ])('is the same for %j and %j', (one, other) => {
    expect(addressKey(one)).toBe(addressKey(other))
  })
})

describe('[VALUE-04] a random address', () => {
  it('has one key in every spelling', () => {
    fc.assert(
      fc.property(usAddress, spelled, spelled, (address, one, other) => {
        expect(addressKey(one(address))).toBe(addressKey(other(address)))
      }),
      tries(300),
    )
  })

  it('has another key than an address with another number, street, unit, city, state or ZIP', () => {
    fc.assert(
      fc.property(usAddress, usAddress, spelled, spelled, (address, stranger, one, other) => {
        for (const part of Object.keys(address) as (keyof typeof address)[]) {
          if (address[part] === stranger[part]) continue
          expect(addressKey(one(address))).not.toBe(addressKey(other({ ...address, [part]: stranger[part] })))
        }
      }),
      tries(300),
    )
  })

  it('has the same key when the key is read as an address', () => {
    fc.assert(
      fc.property(usAddress, spelled, (address, spelling) => {
        const key = addressKey(spelling(address))
        expect(addressKey(key.slice(2).replaceAll('|', ' '))).toBe(key)
      }),
      tries(300),
    )
  })

  it('has a key with the rule version, or none, for any content', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const key = addressKey(text)
        expect(key === '' || key.startsWith('1:')).toBe(true)
        expect(key).not.toMatch(/\p{Lu}|[,\s]{2}/u)
      }),
    )
  })
})
