/** Invented readers who live under the demo stories. */
export const readers = [
  {key: 'mercy', name: 'Mercy Jeptoo'},
  {key: 'otieno', name: 'Otieno Were'},
  {key: 'wambui', name: 'Wambui Njoroge'},
  {key: 'abdi', name: 'Abdi Hassan'},
  {key: 'sister-rose', name: 'Rose Nekesa'},
  {key: 'tesfaye', name: 'Tesfaye Bekele'},
  {key: 'grace', name: 'Grace Mutindi'},
  {key: 'kip', name: 'Kiplagat Rono'},
] as const

/** Juma is the reader whose login the start prints, Achieng the moderator. */
export type ReaderKey = (typeof readers)[number]['key'] | 'juma' | 'achieng'
