export const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>The API · Beyond the Finish Line</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<style>
body{margin:0;background:#fff}
header{max-width:1460px;margin:0 auto;padding:24px 20px 0;box-sizing:border-box;font-family:sans-serif;color:#3b4151}
header h1{margin:0 0 8px;font-size:28px}
header h2{margin:24px 0 0;font-size:20px}
header p{margin:0;font-size:15px;line-height:1.5}
header a{color:#1d5fa8}
/* What the library draws too pale to read, twice, or inside of a button. */
.swagger-ui .info,.swagger-ui .scheme-container .servers-title,.swagger-ui .servers,.swagger-ui .opblock-summary .copy-to-clipboard{display:none}
.swagger-ui .opblock.opblock-get .opblock-summary-method{background:#1d5fa8}
.swagger-ui .opblock.opblock-post .opblock-summary-method{background:#1a6b46}
.swagger-ui .opblock.opblock-patch .opblock-summary-method{background:#1b6b60}
.swagger-ui .opblock.opblock-put .opblock-summary-method{background:#8a5300}
.swagger-ui .opblock.opblock-delete .opblock-summary-method{background:#b3261e}
.swagger-ui .btn.authorize{color:#1a6b46;border-color:#1a6b46}
.swagger-ui .btn.authorize svg{fill:#1a6b46}
.swagger-ui .parameter__type,.swagger-ui .parameter__in,.swagger-ui .prop-format,.swagger-ui .response-col_links,.swagger-ui .response-control-media-type__accept-message{color:#3b4151}
.swagger-ui .response-control-media-type__accept-message{color:#1a6b46}
.swagger-ui .parameter__name.required span,.swagger-ui .parameter__name.required:after{color:#b3261e}
</style>
</head>
<body>
<header>
<h1>The API of Beyond the Finish Line</h1>
<p>Every call of the site, for apps and scripts. <a href="/api/openapi.json">The description as OpenAPI 3.1</a> ·
<a href="/">The site</a></p>
<h2>Calls</h2>
</header>
<div id="docs"><p>This page needs JavaScript; the description above does not.</p></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/docs.js"></script>
</body>
</html>
`

export const docsScript = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
})
`
