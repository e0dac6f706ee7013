/** Versions that the service tells of itself: its interface, and the contract that it keeps. */
export const API_VERSION = '1.0.0';
export const CONTRACT_VERSION = '0.1';
