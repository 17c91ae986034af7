const apostrophes = /['’‘‛ʼʻʹʾʿ`´′＇ꞌ]/gu
// Accents, vowel signs of Arabic and what nobody sees; vowel signs of other scripts are letters of their words.
const marks = /[\u0300-\u036f]|[\u064b-\u065f]|\u0640|\u0670|\p{Default_Ignorable_Code_Point}/gu

/** Letters that no decomposition takes apart. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ɛ: 'e',
  ɔ: 'o',
  ς: 'σ',
}
const undecomposed = new RegExp(`[${Object.keys(plain).join('')}]`, 'gu')

/** A text as searches compare it: case, accents and apostrophes make no difference (José, Ng’eno, Rôba). */
export function foldText(text: string): string {
  return text
    .replaceAll(apostrophes, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(marks, '')
    .replaceAll(undecomposed, (letter) => plain[letter] ?? letter)
}
