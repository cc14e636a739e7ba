Feature: Tweets
  Users post under their own name, and change and delete only their own tweets.

  @smoke
  Scenario: A tweet is posted and read
    Given Ada has signed up
    And Bob has signed up
    When Ada posts "Hello to all of you"
    Then the response is 200 with the JSON:
      """
      {
        "id": "{any uuid}", "user_id": "{Ada.id}", "content": "Hello to all of you", "created_at": "{any time}",
        "version": 1, "likes_count": 0, "replies_count": 0, "retweets_count": 0, "mentions": [], "hashtags": []
      }
      """
    Given the tweet of that response is remembered as "tweet"
    When Bob reads the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      {
        "id": "{tweet}", "user_id": "{Ada.id}", "content": "Hello to all of you", "created_at": "{any time}",
        "version": 1, "likes_count": 0, "replies_count": 0, "retweets_count": 0, "mentions": [], "hashtags": [],
        "replies": []
      }
      """
    And the response has the header "ETag" with '"1"'
    And the response has no header "X-Degraded"
    When Bob reads the summary of the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      {"id": "{tweet}", "user_id": "{Ada.id}", "content": "Hello to all of you", "created_at": "{any time}"}
      """

  @crossing
  Scenario: A tweet shows its interactions
    Given Ada has signed up
    And Bob has signed up
    And Ada has posted "Hello to all of you" as "tweet"
    And Bob has liked the tweet "tweet"
    And Bob has replied "First" to the tweet "tweet" as "first"
    And Ada has replied "Second" to the tweet "tweet" as "second"
    And Ada has liked the reply "first"
    And Bob has retweeted the tweet "tweet" as "retweet"
    When Bob reads the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      {
        "id": "{tweet}", "user_id": "{Ada.id}", "content": "Hello to all of you", "created_at": "{any time}",
        "version": 1, "likes_count": 1, "replies_count": 2, "retweets_count": 1, "mentions": [], "hashtags": [],
        "top_reply": {"id": "{first}", "user_id": "{Bob.id}", "content": "First", "created_at": "{any time}",
          "likes_count": 1},
        "replies": [
          {"id": "{second}", "user_id": "{Ada.id}", "content": "Second", "created_at": "{any time}", "likes_count": 0},
          {"id": "{first}", "user_id": "{Bob.id}", "content": "First", "created_at": "{any time}", "likes_count": 1}
        ]
      }
      """

  Scenario: An edit replaces text, hashtags and mentions together
    Given Ada has signed up
    And Bob has signed up
    And Ada has posted "Before #old{unique} with @{Bob.userName}" as "tweet"
    When Ada edits the tweet "tweet" to "After #new{unique} alone"
    Then the response is 200 without a body
    When Bob reads the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      {
        "id": "{tweet}", "user_id": "{Ada.id}", "content": "After #new{unique} alone", "created_at": "{any time}",
        "updated_at": "{any time}", "version": 2, "likes_count": 0, "replies_count": 0, "retweets_count": 0,
        "mentions": [], "hashtags": [{"id": "{any uuid}", "text": "new{unique}"}], "replies": []
      }
      """
    And the response has the header "ETag" with '"2"'

  Scenario: An edit of a version that is no longer is refused
    Given Ada has signed up
    And Ada has posted "The first version" as "tweet"
    And Ada has edited the tweet "tweet" to "The second version"
    When Ada edits the tweet "tweet" to "The third version", if it matches '"1"'
    Then the response is the problem 412 "The tweet was edited meanwhile; read it again."
    When Ada edits the tweet "tweet" to "The third version", if it matches 'W/"2"'
    Then the response is the problem 412 "The tweet was edited meanwhile; read it again."
    When Ada edits the tweet "tweet" to "The third version", if it matches '"1", "2"'
    Then the response is 200 without a body
    When Ada edits the tweet "tweet" to "The fourth version", if it matches "*"
    Then the response is 200 without a body
    When Ada edits the tweet "tweet" to "The fifth version", if it matches "malformed"
    Then the response is the problem 400 for the If-Match: 'must be * or a list of entity tags such as "1".'
    When Ada reads the summary of the tweet "tweet"
    Then the response contains "The fourth version"

  Scenario: A tweet is sent again although its text has not changed, since its counts may have
    Given Ada has signed up
    And Ada has posted "How many like it?" as "tweet"
    And Ada has liked the tweet "tweet"
    When Ada sends "GET /tweet-service/tweets/{tweet}" with the headers:
      | If-None-Match | "1" |
    Then the response has the header "ETag" with '"1"'
    And the response contains 'likes_count":1'

  @crossing
  Scenario: A deleted tweet is not found
    Given Ada has signed up
    And Bob has signed up
    And Ada has posted "To be deleted" as "tweet"
    And Bob has liked the tweet "tweet"
    When Ada deletes the tweet "tweet"
    Then the response is 204 without a body
    When Bob reads the tweet "tweet"
    Then the response is the problem 404 "There is no such tweet."
    When Bob reads the summary of the tweet "tweet"
    Then the response is the problem 404 "There is no such tweet."
    When Ada edits the tweet "tweet" to "It lives again"
    Then the response is the problem 404 "There is no such tweet."
    When Ada deletes the tweet "tweet"
    Then the response is 204 without a body

  Scenario: A user changes nothing of another user
    Given Ada has signed up
    And Bob has signed up
    And Ada has posted "This is all mine" as "tweet"
    When Bob edits the tweet "tweet" to "Now it is mine"
    Then the response is the problem 403 "This belongs to another user."
    When Bob deletes the tweet "tweet"
    Then the response is the problem 403 "This belongs to another user."
    When Bob sends "POST /tweet-service/tweets/{Ada.id}" with the JSON:
      """
      {"content": "In the name of Ada"}
      """
    Then the response is the problem 403 "You may do this as yourself only."
    When Bob reads the feed of Ada
    Then the response is the problem 403 "You may do this as yourself only."
    When Ada reads the summary of the tweet "tweet"
    Then the response contains "This is all mine"

  Scenario Outline: A text is refused: <what>
    Given Ada has signed up
    When Ada sends "POST /tweet-service/tweets/{Ada.id}" with the JSON:
      """
      {"content": <content>}
      """
    Then the response is the problem 400 for the content: "<sentence>"
    Given Ada has posted "It stays as it was" as "tweet"
    When Ada sends "PUT /tweet-service/tweets/{tweet}" with the JSON:
      """
      {"content": <content>}
      """
    Then the response is the problem 400 for the content: "<sentence>"

    Examples:
      | what              | content           | sentence                                                                                         |
      | too short         | "{'a' x 9}"       | must have 10 to 280 characters, not white space alone, and no control characters but newline and tab. |
      | too long          | "{'a' x 281}"     | must have 10 to 280 characters, not white space alone, and no control characters but newline and tab. |
      | too many emoji    | "{'😀' x 281}"    | must have 10 to 280 characters, not white space alone, and no control characters but newline and tab. |
      | white space alone | "{' ' x 20}"      | must have 10 to 280 characters, not white space alone, and no control characters but newline and tab. |
      | no text           | 1234567890        | must be text.                                                                                    |
      | nothing           | null              | is required.                                                                                     |

  Scenario: 280 emoji are a tweet
    Given Ada has signed up
    When Ada posts "{'😀' x 280}"
    Then the response contains "{'😀' x 280}"

  Scenario: Hashtags are kept once, in any script
    Given Ada has signed up
    When Ada posts "#عربي{unique} #हिन्दी{unique} #中文{unique} #Tag{unique} #tag{unique} # #1 a#b"
    Then the response is 200 with the JSON:
      """
      {
        "id": "{any uuid}", "user_id": "{Ada.id}", "created_at": "{any time}",
        "content": "#عربي{unique} #हिन्दी{unique} #中文{unique} #Tag{unique} #tag{unique} # #1 a#b",
        "version": 1, "likes_count": 0, "replies_count": 0, "retweets_count": 0, "mentions": [],
        "hashtags": [{"id": "{any uuid}", "text": "عربي{unique}"}, {"id": "{any uuid}", "text": "हिन्दी{unique}"},
          {"id": "{any uuid}", "text": "中文{unique}"}, {"id": "{any uuid}", "text": "Tag{unique}"}]
      }
      """

  @crossing
  Scenario: Those who exist are mentioned, private ones too
    Given Ada has signed up
    And Bob has signed up with a private account
    When Ada posts "@{Bob.userName}. and @unknown_{unique} and x@{Ada.userName}"
    Then the response is 200 with the JSON:
      """
      {
        "id": "{any uuid}", "user_id": "{Ada.id}", "created_at": "{any time}",
        "content": "@{Bob.userName}. and @unknown_{unique} and x@{Ada.userName}",
        "version": 1, "likes_count": 0, "replies_count": 0, "retweets_count": 0,
        "mentions": [{"user_id": "{Bob.id}", "text": "{Bob.userName}"}], "hashtags": []
      }
      """

  @crossing
  Scenario: A mention finds a name in every form of its letters
    Given Ada has signed up
    And Bob has signed up with:
      | userName | Straße{unique} |
    And Cleo has signed up with:
      | userName | x{U+0332}y{U+0332}{unique} |
    When Ada posts "@STRASSE{unique} and @X{U+0332}Y{U+0332}{unique}"
    Then the response is 200 with the JSON:
      """
      {
        "id": "{any uuid}", "user_id": "{Ada.id}", "created_at": "{any time}",
        "content": "@STRASSE{unique} and @X{U+0332}Y{U+0332}{unique}",
        "version": 1, "likes_count": 0, "replies_count": 0, "retweets_count": 0,
        "mentions": [{"user_id": "{Bob.id}", "text": "STRASSE{unique}"},
          {"user_id": "{Cleo.id}", "text": "X{U+0332}Y{U+0332}{unique}"}], "hashtags": []
      }
      """

  Scenario: A tweet that is posted twice with one key is one tweet
    Given Ada has signed up
    When Ada posts "Once and for all" with the idempotency key "key-{unique}"
    Given the tweet of that response is remembered as "tweet"
    When Ada posts "Once and for all" with the idempotency key "key-{unique}"
    Then the response contains "{tweet}"
    When Ada reads the tweets of Ada
    Then the response lists "tweet"
    When Ada posts "Once and for all" with the idempotency key "{'k' x 101}"
    Then the response is the problem 400 for the Idempotency-Key: "must be 1 to 100 visible ASCII characters, given once."

  Scenario: A key makes one tweet of many at once
    Given Ada has signed up
    When Ada sends "POST /tweet-service/tweets/{Ada.id}" 20 times at once with the JSON and the header "Idempotency-Key: crowd-{unique}":
      """
      {"content": "All at the same time"}
      """
    Then all of them got the same response

  @crossing
  Scenario: The tweets of a user come newest first, page by page
    Given Ada has signed up
    And Bob has signed up
    And Ada has posted the tweets "one, two, three, four, five" one after the other
    When Bob reads the tweets of Ada
    Then the response lists "five, four, three, two, one"
    And there is no next page
    When Bob reads all pages of "/tweet-service/tweets/user/{Ada.id}?limit=2"
    Then the pages list:
      | five, four |
      | three, two |
      | one        |

  @crossing
  Scenario: Summaries of a user's tweets are paged alike
    Given Ada has signed up
    And Ada has posted the tweets "one, two, three" one after the other
    When Ada reads the summaries of the tweets of Ada
    Then the response is 200 with the JSON:
      """
      [
        {"id": "{three}", "user_id": "{Ada.id}", "content": "The tweet three of {unique}", "created_at": "{any time}"},
        {"id": "{two}", "user_id": "{Ada.id}", "content": "The tweet two of {unique}", "created_at": "{any time}"},
        {"id": "{one}", "user_id": "{Ada.id}", "content": "The tweet one of {unique}", "created_at": "{any time}"}
      ]
      """
    When Ada reads all pages of "/tweet-service/tweets/user/{Ada.id}/summary?limit=2"
    Then the pages list:
      | three, two |
      | one        |

  Scenario Outline: A cursor is refused that is <what>
    Given Ada has signed up
    And a cursor made of "<text>"
    When Ada sends "GET /tweet-service/tweets/user/{Ada.id}?before={cursor}"
    Then the response is the problem 400 for the before: "must be a cursor of this list, given once."

    Examples:
      | what            | text                                                  |
      | of another list | 1:users-search:0:00000000-0000-7000-8000-000000000000 |
      | forged          | malformed                                             |

  Scenario: A cursor of a deleted tweet goes on behind it
    Given Ada has signed up
    And Ada has posted the tweets "one, two, three" one after the other
    When Ada sends "GET /tweet-service/tweets/user/{Ada.id}?limit=2"
    Then the response lists "three, two"
    And the next page is remembered as "next page"
    Given Ada has deleted the tweet "two"
    When Ada sends "GET /tweet-service/tweets/user/{Ada.id}{next page}"
    Then the response lists "one"

  Scenario Outline: An id that is none, or of another kind: <request>
    Given Ada has signed up
    When Ada sends "<request>"
    Then the response is the problem <status> "<detail>"

    Examples:
      | request                                         | status | detail                  |
      | GET /tweet-service/tweets/{random uuid}         | 404    | There is no such tweet. |
      | GET /tweet-service/tweets/{Ada.id}              | 404    | There is no such tweet. |
      | GET /tweet-service/tweets/{random uuid}/summary | 404    | There is no such tweet. |
      | GET /tweet-service/tweets/user/{random uuid}    | 404    | There is no such user.  |
      | GET /tweet-service/tweets/user/{random uuid}/summary | 404 | There is no such user. |

  Scenario Outline: A malformed id is reported: <request>
    Given Ada has signed up
    When Ada sends "<request>"
    Then the response is the problem 400 for the <field>: "must be a UUID."

    Examples:
      | request                                    | field   |
      | GET /tweet-service/tweets/1                | tweetId |
      | GET /tweet-service/tweets/1/summary        | tweetId |
      | GET /tweet-service/tweets/user/1           | userId  |
      | GET /tweet-service/tweets/user/1/summary   | userId  |
      | GET /tweet-service/tweets/1/feed           | userId  |
      | DELETE /tweet-service/tweets/1             | tweetId |

  @crossing @local
  Scenario: Other services ask which tweets exist
    Given Ada has signed up
    And Ada has posted "This one exists" as "tweet"
    When another service calls the tweet service at "POST /internal/tweets/existence" with the JSON:
      """
      {"ids": ["{tweet}", "00000000-0000-7000-8000-000000000000"]}
      """
    Then the response is 200 with the JSON:
      """
      {"existing": ["{tweet}"], "missing": ["00000000-0000-7000-8000-000000000000"]}
      """
    When another service calls the tweet service at "POST /internal/tweets/summaries" with the JSON:
      """
      {"ids": ["{tweet}", "00000000-0000-7000-8000-000000000000"]}
      """
    Then the response is 200 with the JSON:
      """
      [{"id": "{tweet}", "user_id": "{Ada.id}", "content": "This one exists", "created_at": "{any time}"}]
      """
