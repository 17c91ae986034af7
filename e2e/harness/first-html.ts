/** What a robot that runs no script sees: the status and the text of the first HTML. */
export async function firstHtml(address: string): Promise<{status: number; html: string}> {
  const response = await fetch(address, {redirect: 'manual'})
  return {status: response.status, html: await response.text()}
}
