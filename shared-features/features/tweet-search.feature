Feature: Searching for tweets
  Tweets are found by a part of their text and by hashtag; what its reader may not open is not found.

  @smoke
  Scenario: A tweet is found by a part of its text, whatever the case
    Given Ada has signed up
    And Bob has signed up
    And Ada has posted "A Needle{unique} in hay" as "one"
    And Bob has posted "Another needle{unique} here" as "two"
    When Bob searches the tweets for "NEEDLE{unique}"
    Then the response is 200 with the JSON:
      """
      [
        {"id": "{two}", "user_id": "{Bob.id}", "content": "Another needle{unique} here", "created_at": "{any time}",
          "user": {"id": "{Bob.id}", "user_name": "{Bob.userName}", "is_private": false, "created_at": "{any time}"}},
        {"id": "{one}", "user_id": "{Ada.id}", "content": "A Needle{unique} in hay", "created_at": "{any time}",
          "user": {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": false, "created_at": "{any time}"}}
      ]
      """
    When Bob reads all pages of "/tweet-service/tweets/search/needle{unique}?limit=1"
    Then the pages list:
      | two |
      | one |

  Scenario Outline: What is a pattern elsewhere is plain text here: <term>
    Given Ada has signed up
    And Ada has posted "Say a<term>b{unique} loud" as "exact"
    And Ada has posted "Say aXYb{unique} loud" as "other"
    When Ada searches the tweets for "a<term>b{unique}"
    Then the response lists "exact"

    Examples:
      | term |
      | %    |
      | _    |
      | \\   |

  Scenario: Tweets are found by hashtag, whatever the case
    Given Ada has signed up
    And Ada has posted "I say #Straße{unique} here" as "one"
    And Ada has posted "I say #straße{unique}x here" as "other"
    When Ada looks for the hashtag "STRAßE{unique}"
    Then the response lists "one"
    When Ada reads all pages of "/tweet-service/tweets/search/hashtag/stra%C3%9Fe{unique}?limit=1"
    Then the pages list:
      | one |

  @crossing
  Scenario: A private tweet is found by its author and accepted followers alone
    Given Ada has signed up with a private account
    And Bob has signed up
    And Eve has signed up
    And Ada has posted "A secret{unique} #hush{unique}" as "tweet"
    And Bob has followed Ada
    And Ada has accepted the request of Bob
    When Eve searches the tweets for "secret{unique}"
    Then the response lists nothing
    When Eve looks for the hashtag "hush{unique}"
    Then the response lists nothing
    When Bob searches the tweets for "secret{unique}"
    Then the response lists "tweet"
    When Bob looks for the hashtag "hush{unique}"
    Then the response lists "tweet"
    When Ada searches the tweets for "secret{unique}"
    Then the response lists "tweet"

  Scenario Outline: A private tweet cannot be guessed with your own tweet as bait: <path>
    Given Ada has signed up with a private account
    And Eve has signed up
    And Eve has posted "The code is 483920{unique} #bait{unique}" as "bait"
    And Ada has posted "The code is 483920{unique} #bait{unique}" as "secret"
    And Ada has posted "The code is 483920{unique} #bait{unique} again" as "second secret"
    When Eve sends "GET /tweet-service/tweets/search/<path>?limit=1"
    Then the response lists "bait"
    And there is no next page
    Given Eve has posted "The code is 483920{unique} #bait{unique} again" as "second bait"
    When Eve reads all pages of "/tweet-service/tweets/search/<path>?limit=1"
    Then the pages list:
      | second bait |
      | bait        |

    Examples:
      | path                         |
      | is%20483920{unique}          |
      | hashtag/bait{unique}         |

  @crossing
  Scenario: A wrong guess about a private tweet gives the same page as a right one
    Given Ada has signed up with a private account
    And Eve has signed up
    And Eve has posted "The code is 483920{unique} or 483921{unique}" as "bait"
    And Ada has posted "The code is 483920{unique} for all doors" as "secret"
    When Eve sends "GET /tweet-service/tweets/search/is%20483920{unique}?limit=1"
    Then the response lists "bait"
    And there is no next page
    When Eve sends "GET /tweet-service/tweets/search/or%20483921{unique}?limit=1"
    Then the response lists "bait"
    And there is no next page
    When Eve sends "GET /tweet-service/tweets/search/483920{unique}%20for?limit=1"
    Then the response lists nothing
    And there is no next page

  @crossing
  Scenario Outline: Tweets of an account that turned private a moment ago are not found: <path>
    Given Ada has signed up
    And Eve has signed up
    And Eve has posted "Once open{unique} #open{unique}" as "bait"
    And Ada has posted "Once open{unique} #open{unique}" as "tweet"
    When Eve sends "GET /tweet-service/tweets/search/<path>?limit=1"
    Then the response lists "tweet"
    Given Ada has changed the account with the JSON:
      """
      {"is_private": true}
      """
    When Eve sends "GET /tweet-service/tweets/search/<path>?limit=1"
    Then the response lists "bait"
    And there is no next page
    Given Ada has changed the account with the JSON:
      """
      {"is_private": false}
      """
    Then soon the response to "GET /tweet-service/tweets/search/<path>?limit=1" for Eve contains "{tweet}"

    Examples:
      | path                 |
      | open{unique}         |
      | hashtag/open{unique} |

  @crossing @local
  Scenario: Nothing is found while it is not known whom the reader follows
    Given Ada has signed up
    And the interaction service breaks off its responses
    When Ada searches the tweets for "nothing has this text{unique}"
    Then the response is the problem 503 "A part of the service is not available; try again."
    When Ada looks for the hashtag "none{unique}"
    Then the response is the problem 503 "A part of the service is not available; try again."

  Scenario Outline: A term is refused that is <what>
    Given Ada has signed up
    When Ada sends "GET /tweet-service/tweets/search/<term>"
    Then the response is the problem 400 for the term: "must have 3 to 100 characters, not white space alone, and no control characters but newline and tab."

    Examples:
      | what      | term          |
      | too short | ab            |
      | too long  | {'a' x 101}   |

  Scenario: A hashtag that is none is refused
    Given Ada has signed up
    When Ada sends "GET /tweet-service/tweets/search/hashtag/%231"
    Then the response is the problem 400 for the tag: "must be a hashtag without '#': letters, marks, digits and '_', at least one of them a letter."

  Scenario: Popular hashtags are counted
    Given Ada has signed up
    When Ada sends "GET /tweet-service/tweets/hashtag/popular?limit=0"
    Then the response is the problem 400 for the limit: "must be a number from 1 to 100, given once."

  @local
  Scenario: A hashtag becomes popular
    Given Ada has signed up
    And Ada has posted 3 tweets that say "Everybody likes #most{unique}"
    Then soon the response to "GET /tweet-service/tweets/hashtag/popular?limit=100" for Ada contains '"text":"most{unique}","count":3'
