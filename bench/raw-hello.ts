import http from 'node:http'

// The yardstick: the least that Node can do for a request.
const body = Buffer.from('hello world')
const server = http.createServer((_request, response) => {
  response.writeHead(200, {'content-type': 'text/plain', 'content-length': body.length})
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object') console.log(`READY http://127.0.0.1:${address.port}`)
})
process.stdin.resume().on('end', () => process.exit(0))
