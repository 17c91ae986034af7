import {expect, test} from 'vitest'

import {foldText} from '#domain/fold-text.ts'

test.for([
  ['José', 'jose'],
  ['JOSÉ', 'jose'],
  ['Jose\u0301', 'jose'],
  ["Ng'eno", 'ngeno'],
  ['Ng’eno', 'ngeno'],
  ['Ngʼeno', 'ngeno'],
  ['Ng´eno', 'ngeno'],
  ['Rôba', 'roba'],
  ['Wałęsa Løvås Straße', 'walesa lovas strasse'],
  ['İstanbul ıstanbul', 'istanbul istanbul'],
  ['ΝΙΚΟΣ', 'νικοσ'],
  ['نَتَائِج', 'نتايج'],
  ['የሩጫ', 'የሩጫ'],
  ['mara\u00adthon\u200b', 'marathon'],
  ['２０２６', '2026'],
] as const)('%s is searched as %s', ([text, folded]) => {
  expect(foldText(text)).toBe(folded)
})

test('what is folded stays as it is', () => {
  for (const text of ['José Ng’eno', 'Straße', 'が', 'हिन्दी'])
    expect(foldText(foldText(text))).toBe(foldText(text))
})
