/** Raw values. Only this folder reads them; everything else uses the names of theme.ts. */
export const paper = {50: '#fffdf8', 100: '#faf5ea', 200: '#f1e8d7', 300: '#d8cab2', 400: '#c9bda9'} as const

export const ink = {
  300: '#b9ad9b',
  500: '#5a5045',
  700: '#3a332b',
  800: '#241f1a',
  850: '#1d1915',
  900: '#14110e',
  950: '#0c0a08',
} as const

/** The burnt red of a running track. */
export const clay = {300: '#f49a7c', 400: '#f0835f', 600: '#ab3518', 700: '#8a2811', 950: '#1f0a04'} as const

export const forest = {300: '#83cc9f', 700: '#1d5b3b', 950: '#06170d'} as const

/** Medals and records only. */
export const gold = {300: '#e9bf52', 700: '#775600'} as const
