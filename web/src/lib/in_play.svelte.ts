/** Whether somebody is playing on this page just now, in a round that is not over. */

export const inPlay = $state({ now: false });
