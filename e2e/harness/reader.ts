import type {Browser, Page} from 'playwright-core'

import type {Login, Product} from './product.ts'
import {watchConsole} from './watch-console.ts'

export interface Reader extends AsyncDisposable {
  page: Page
  /** What the browser's console was told. */
  noise: string[]
}

/** Somebody with a browser of their own. */
export async function openReader(
  browser: Browser,
  {userAgent, ...size}: {width?: number; height?: number; userAgent?: string} = {},
): Promise<Reader> {
  const context = await browser.newContext({
    viewport: {width: 1440, height: 900, ...size},
    reducedMotion: 'reduce',
    ...(userAgent !== undefined && {userAgent}),
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  return {page, noise: watchConsole(page), [Symbol.asyncDispose]: () => context.close()}
}

interface Account extends Login {
  name: string
  token: string
}

let registered = 0

/** An account that was made by the API. */
export async function registerMember(product: Product, name: string): Promise<Account> {
  registered += 1
  const login = {email: `member-${registered}@reader.example`, password: 'long slow distance'}
  const {token} = await postAs(product, '/auth/register', undefined, {
    name,
    ...login,
    password_confirmation: login.password,
  })
  return {name, token, ...login}
}

/** Calls the API as a member; what it answers is read by whoever asks. */
export async function postAs(product: Product, path: string, token: string | undefined, body?: object) {
  const response = await fetch(`${product.origin}/api${path}`, {
    method: 'POST',
    headers: {
      ...(body && {'Content-Type': 'application/json'}),
      ...(token && {Authorization: `Bearer ${token}`}),
    },
    body: body ? JSON.stringify(body) : null,
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

export async function signIn(page: Page, product: Product, login: Login) {
  await page.goto(`${product.origin}/login`)
  await page.getByLabel('Email').fill(login.email)
  await page.getByLabel('Password').fill(login.password)
  await page.getByRole('button', {name: 'Sign In'}).click()
  await page.getByText('Welcome back!').waitFor()
}
