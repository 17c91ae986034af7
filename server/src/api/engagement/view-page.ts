import {viewPage} from '@bfl/schemas/api'
import {isbot} from 'isbot'

import {limits} from '#api/limits.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {pageSubject} from '#models/views.ts'
import {readPageAddress} from '#render/page-address.ts'

export const viewPageEndpoint = openEndpoint(viewPage, async ({body, address, agent, now, context}) => {
  if (agent === '' || isbot(agent)) return undefined
  const {models, visitors} = context.people
  const {rateLimits, views} = models()
  if ((await rateLimits.take(limits.views, visitors.addressKey(address), now)) !== null) return undefined

  const path = readPageAddress(body.path)?.path
  if (path === undefined) return undefined
  // Only pages that there are, or made-up addresses would be kept for ever.
  const {page} = await context.pageStore.get(path)
  if (page.kind === 'page' && page.status === 200) await views.count(pageSubject(path))
  return undefined
})
