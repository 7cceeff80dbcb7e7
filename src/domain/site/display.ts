import * as v from 'valibot';

const isOn = v.exactOptional(v.boolean());

/** What a player may choose of how the site is shown, as an input has it and as storage keeps it. */
export const displayChoices = v.object({
  /** 0 usual, 1 large, 2 largest. */
  appFontSize: v.exactOptional(v.picklist([0, 1, 2])),
  /** 0 European, 1 Asian: which ways to write odds there are, and which markets stand first. */
  appViewType: v.exactOptional(v.picklist([0, 1])),
  /** How odds say that they changed: 0 by an arrow and a frame, 1 by the arrow, 2 not at all. */
  coefIndicationType: v.exactOptional(v.picklist([0, 1, 2])),
  /** What stands on buttons of a match: 0 what is bet on in full, 1 codes of the trade. */
  marketsNameType: v.exactOptional(v.picklist([0, 1])),
  compactView: isOn,
  /** Nothing moves. */
  lightVersion: isOn,
  showGameId: isOn,
  /** The casino is named nowhere. */
  sportsOnly: isOn,
  teamLogosInCoupon: isOn,
  /** Championships and matches with a star stand above the others. */
  bestMatchesOnTop: isOn,
  statsInNewWindow: isOn,
  leftSectionHidden: isOn,
  /** The column at the right is compact, or expanded. */
  rightSectionCompact: isOn,
});

export type DisplayChoices = v.InferOutput<typeof displayChoices>;
export type Display = { -readonly [N in keyof DisplayChoices]-?: DisplayChoices[N] };

/** How the site is shown to who chose nothing. */
export const usualDisplay = (): Display => ({
  appFontSize: 0,
  appViewType: 0,
  coefIndicationType: 0,
  marketsNameType: 0,
  compactView: false,
  lightVersion: false,
  showGameId: false,
  sportsOnly: false,
  teamLogosInCoupon: true,
  bestMatchesOnTop: false,
  statsInNewWindow: true,
  leftSectionHidden: false,
  rightSectionCompact: false,
});
