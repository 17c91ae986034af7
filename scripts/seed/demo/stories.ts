import {accountant} from './stories/accountant.ts'
import {bakeryAtTheFourthCorner} from './stories/bakery-at-the-fourth-corner.ts'
import {barefootRelay} from './stories/barefoot-relay.ts'
import {boyWhoDrewTracks} from './stories/boy-who-drew-tracks.ts'
import {bridgeAtKilometreSix} from './stories/bridge-at-kilometre-six.ts'
import {countingSteps} from './stories/counting-steps.ts'
import {easyDaysEasy} from './stories/easy-days-easy.ts'
import {eggThatWalks} from './stories/egg-that-walks.ts'
import {fearOnTheLine} from './stories/fear-on-the-line.ts'
import {fieldOfHerOwn} from './stories/field-of-her-own.ts'
import {fifteenSteps} from './stories/fifteen-steps.ts'
import {firstRaceLetter} from './stories/first-race-letter.ts'
import {firstSnowAtPrairieHills} from './stories/first-snow-at-prairie-hills.ts'
import {girlsWhoKeepTheTime} from './stories/girls-who-keep-the-time.ts'
import {harakaHaraka} from './stories/haraka-haraka.ts'
import {hillsWithoutAWatch} from './stories/hills-without-a-watch.ts'
import {lakeCameToTheTrack} from './stories/lake-came-to-the-track.ts'
import {lastFinisher} from './stories/last-finisher.ts'
import {lastLapOfTheEveningMeet} from './stories/last-lap-of-the-evening-meet.ts'
import {messagesFromLaneFour} from './stories/messages-from-lane-four.ts'
import {notebookOfWinnie} from './stories/notebook-of-winnie.ts'
import {pacemakerWhoStayed} from './stories/pacemaker-who-stayed.ts'
import {porridgeAndIron} from './stories/porridge-and-iron.ts'
import {radioResults} from './stories/radio-results.ts'
import {rainInTheStands} from './stories/rain-in-the-stands.ts'
import {relayInTheRain} from './stories/relay-in-the-rain.ts'
import {riverbedWasTheTrack} from './stories/riverbed-was-the-track.ts'
import {shoeLibrary} from './stories/shoe-library.ts'
import {sleepBeforeTheSecondRun} from './stories/sleep-before-the-second-run.ts'
import {surveyorWhoCameBack} from './stories/surveyor-who-came-back.ts'
import {talkingAfterTheRace} from './stories/talking-after-the-race.ts'
import {tenThousandSeedlings} from './stories/ten-thousand-seedlings.ts'
import {thinAir} from './stories/thin-air.ts'
import {threeLinesADay} from './stories/three-lines-a-day.ts'
import {timetableWithNoHoles} from './stories/timetable-with-no-holes.ts'
import {transfer} from './stories/transfer.ts'
import {turningRound} from './stories/turning-round.ts'
import {vetFromLaneTwo} from './stories/vet-from-lane-two.ts'
import {weekAfterABadRace} from './stories/week-after-a-bad-race.ts'
import {whatTheTreadmillKnows} from './stories/what-the-treadmill-knows.ts'
import {whenTheMorningGotHot} from './stories/when-the-morning-got-hot.ts'
import type {Story} from './story.ts'

export const stories: readonly Story[] = [
  accountant,
  bakeryAtTheFourthCorner,
  barefootRelay,
  boyWhoDrewTracks,
  bridgeAtKilometreSix,
  countingSteps,
  easyDaysEasy,
  eggThatWalks,
  fearOnTheLine,
  fieldOfHerOwn,
  fifteenSteps,
  firstRaceLetter,
  firstSnowAtPrairieHills,
  girlsWhoKeepTheTime,
  harakaHaraka,
  hillsWithoutAWatch,
  lakeCameToTheTrack,
  lastFinisher,
  lastLapOfTheEveningMeet,
  messagesFromLaneFour,
  notebookOfWinnie,
  pacemakerWhoStayed,
  porridgeAndIron,
  radioResults,
  rainInTheStands,
  relayInTheRain,
  riverbedWasTheTrack,
  shoeLibrary,
  sleepBeforeTheSecondRun,
  surveyorWhoCameBack,
  talkingAfterTheRace,
  tenThousandSeedlings,
  thinAir,
  threeLinesADay,
  timetableWithNoHoles,
  transfer,
  turningRound,
  vetFromLaneTwo,
  weekAfterABadRace,
  whatTheTreadmillKnows,
  whenTheMorningGotHot,
]
