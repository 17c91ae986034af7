import {getUser} from '@bfl/schemas/api'

import {presentUser} from '#api/accounts/present-user.ts'
import {endpoint} from '#http/endpoint.ts'

export const getUserEndpoint = endpoint(getUser, async ({viewer}) => ({data: presentUser(viewer)}))
