import {createHash} from 'node:crypto'

import type {Reply} from '#http/endpoint.ts'

const STYLE = `
:root{color-scheme:light dark;--page:#f4f3f0;--card:#fff;--ink:#1c1b19;--quiet:#5b5852;--line:#8a867e;--act:#1f4fbf;--on-act:#fff;--bad:#a3161b;--bad-back:#fdecec}
@media (prefers-color-scheme:dark){:root{--page:#141412;--card:#1f1f1c;--ink:#f1efe9;--quiet:#b3afa6;--line:#7d796f;--act:#8fb1ff;--on-act:#0c1a3a;--bad:#ffb3b0;--bad-back:#3b1a1a}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:1.5rem 1rem;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:24rem;padding:2rem;border-radius:.75rem;background:var(--card);box-shadow:0 1px 3px #0003,0 8px 30px #0000001a}
h1{margin:0 0 .25rem;font-size:1.5rem;line-height:1.2}
p{margin:0 0 1.5rem;color:var(--quiet);overflow-wrap:anywhere}
label{display:block;margin:0 0 .375rem;font-weight:600}
input{display:block;width:100%;min-height:2.75rem;margin:0 0 1.25rem;padding:.5rem .75rem;border:1px solid var(--line);border-radius:.375rem;background:transparent;color:inherit;font:inherit}
button{width:100%;min-height:2.75rem;border:0;border-radius:.375rem;background:var(--act);color:var(--on-act);font:inherit;font-weight:600;cursor:pointer}
button:hover{filter:brightness(1.08)}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
.alert{margin:0 0 1.25rem;padding:.625rem .75rem;border-left:4px solid var(--bad);border-radius:.25rem;background:var(--bad-back);color:var(--bad)}
`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

interface LoginForm {
  returnTo: URL
  email?: string
  alert?: string
}

export function loginPage(form: LoginForm, status = 200, headers: Record<string, string> = {}): Reply {
  const {returnTo, email = '', alert} = form
  const described = alert === undefined ? '' : ' aria-describedby="alert" aria-invalid="true"'
  const isRetry = email !== ''
  return page({
    status,
    headers,
    title: alert === undefined ? 'Sign in' : 'Error: Sign in',
    formTarget: returnTo.origin,
    content: `<h1>Sign in</h1>
<p>to go on to ${escapeHtml(returnTo.host)}</p>
${alert === undefined ? '' : `<div class="alert" id="alert" role="alert">${escapeHtml(alert)}</div>`}
<form method="post">
<input type="hidden" name="origin" value="${escapeHtml(returnTo.href)}">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="320" value="${escapeHtml(email)}"${described}${isRetry ? '' : ' autofocus'}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="1024"${described}${isRetry ? ' autofocus' : ''}>
<button type="submit">Sign in</button>
</form>`,
  })
}

export function refusedReturnPage(returnTo: string): Reply {
  return page({
    status: 400,
    headers: {},
    title: 'This address may not be signed in to',
    formTarget: null,
    content: `<h1>This address may not be signed in to</h1>
<p>The login was asked to return to <strong>${escapeHtml(returnTo.slice(0, 300)) || 'no address'}</strong>, which is not one of the allowed addresses. Whoever runs this content lake can allow it with the setting for allowed origins.</p>`,
  })
}

function page(options: {
  status: number
  headers: Record<string, string>
  title: string
  formTarget: string | null
  content: string
}): Reply {
  const {status, headers, title, formTarget, content} = options
  // The form's answer redirects to the page that asked for the login, and form-action covers redirects too.
  const formAction = formTarget === null ? `'none'` : `'self' ${formTarget}`
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`
  return {
    kind: 'bytes',
    status,
    body: Buffer.from(html),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src data:; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
      'x-frame-options': 'DENY',
      // Not "no-referrer": that would also blank the Origin of the form's own post.
      'referrer-policy': 'same-origin',
      ...headers,
    },
  }
}

function escapeHtml(text: string) {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
