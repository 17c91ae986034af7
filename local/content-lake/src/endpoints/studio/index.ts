import type {Endpoint} from '#http/endpoint.ts'

import {checkCorsEndpoint} from './check-cors.ts'
import {fixedAnswerEndpoints} from './fixed-answers.ts'
import {unknownRequestsEndpoint} from './unknown-requests.ts'

export const studioEndpoints: readonly Endpoint[] = [
  checkCorsEndpoint,
  unknownRequestsEndpoint,
  ...fixedAnswerEndpoints,
]
