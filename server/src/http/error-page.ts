/** The page for failures in which not even the site's own error screen can be rendered. */
export function errorPage({
  status,
  message,
  requestId,
}: {
  status: number
  message: string
  requestId: string
}): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${status} · Beyond the Finish Line</title>
<style>
:root{color-scheme:light dark}
body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem}
h1{font-size:1.75rem;line-height:1.2}
small{opacity:.7}
</style>
</head>
<body>
<main>
<h1>${escapeHtml(message)}</h1>
<p><a href="/">Return to Home</a></p>
<p><small>Reference: ${escapeHtml(requestId)}</small></p>
</main>
</body>
</html>
`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
