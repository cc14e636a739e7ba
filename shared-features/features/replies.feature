@crossing
Feature: Replies
  Users reply to the tweets that they may read.

  @smoke
  Scenario: A reply is written, edited and deleted
    Given Ada has signed up
    And Bob has signed up
    And Ada has posted "Say something" as "tweet"
    When Bob replies "Something" to the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      {"id": "{any uuid}", "tweet_id": "{tweet}", "user_id": "{Bob.id}", "content": "Something",
        "created_at": "{any time}"}
      """
    Given the reply of that response is remembered as "reply"
    When Bob edits the reply "reply" to "Something else"
    Then the response is 200 without a body
    When Ada reads the replies to the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      [{"id": "{reply}", "tweet_id": "{tweet}", "user_id": "{Bob.id}", "user_name": "{Bob.userName}",
        "content": "Something else", "created_at": "{any time}", "likes_count": 0}]
      """
    When Ada counts the replies to the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      1
      """
    When Bob edits the reply "reply" to ""
    Then the response is the problem 400 for the content: "must have 1 to 280 characters, not white space alone, and no control characters but newline and tab."
    When Bob deletes the reply "reply"
    Then the response is 200 without a body
    When Bob deletes the reply "reply"
    Then the response is 200 without a body
    When Bob edits the reply "reply" to "Too late"
    Then the response is the problem 404 "There is no such reply."
    When Ada reads the replies to the tweet "tweet"
    Then the response lists nothing

  Scenario: A reply may name its tweet in camelCase
    Given Ada has signed up
    And Ada has posted "Say something" as "tweet"
    When Ada sends "POST /interaction-service/replies/{Ada.id}" with the JSON:
      """
      {"tweetId": "{tweet}", "content": "Something"}
      """
    Then the response is 200 with the JSON:
      """
      {"id": "{any uuid}", "tweet_id": "{tweet}", "user_id": "{Ada.id}", "content": "Something",
        "created_at": "{any time}"}
      """

  Scenario: The reply that most like is on top, the newest of equals
    Given these people have signed up one after the other: "Ada, Bob"
    And Ada has posted "Say something" as "tweet"
    When Ada reads the top reply to the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      {}
      """
    Given Bob has replied "One" to the tweet "tweet" as "one"
    And Bob has replied "Two" to the tweet "tweet" as "two"
    When Ada reads the top reply to the tweet "tweet"
    Then the response contains "{two}"
    Given Ada has liked the reply "one"
    When Ada reads the top reply to the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      {"id": "{one}", "tweet_id": "{tweet}", "user_id": "{Bob.id}", "user_name": "{Bob.userName}", "content": "One",
        "created_at": "{any time}", "likes_count": 1}
      """

  Scenario: Replies come newest first, page by page
    Given Ada has signed up
    And Ada has posted "Say something" as "tweet"
    And Ada has replied "1" to the tweet "tweet" as "one"
    And Ada has replied "2" to the tweet "tweet" as "two"
    And Ada has replied "3" to the tweet "tweet" as "three"
    When Ada reads all pages of "/interaction-service/replies/tweet/{tweet}?limit=2"
    Then the pages list:
      | three, two |
      | one        |

  Scenario: A user changes nothing of another user
    Given Ada has signed up
    And Bob has signed up
    And Ada has posted "Say something" as "tweet"
    And Ada has replied "Mine" to the tweet "tweet" as "reply"
    When Bob sends "PUT /interaction-service/replies/{Bob.id}/{reply}" with the JSON:
      """
      {"content": "Yours"}
      """
    Then the response is the problem 403 "This belongs to another user."
    When Bob sends "DELETE /interaction-service/replies/{Bob.id}/{reply}"
    Then the response is the problem 403 "This belongs to another user."
    When Bob sends "DELETE /interaction-service/replies/{Ada.id}/{reply}"
    Then the response is the problem 403 "You may do this as yourself only."
    When Bob sends "PUT /interaction-service/replies/{Ada.id}/{reply}" with the JSON:
      """
      {"content": "Yours"}
      """
    Then the response is the problem 403 "You may do this as yourself only."
    When Bob sends "POST /interaction-service/replies/{Ada.id}" with the JSON:
      """
      {"tweet_id": "{tweet}", "content": "In the name of Ada"}
      """
    Then the response is the problem 403 "You may do this as yourself only."

  Scenario: Replies to deleted and private tweets
    Given Ada has signed up with a private account
    And Eve has signed up
    And Ada has posted "For friends alone" as "tweet"
    When Eve replies "Hello" to the tweet "tweet"
    Then the response is the problem 403 "This account is private; only accepted followers see what it posts."
    When Eve reads the replies to the tweet "tweet"
    Then the response is the problem 403 "This account is private; only accepted followers see what it posts."
    When Eve counts the replies to the tweet "tweet"
    Then the response is the problem 403 "This account is private; only accepted followers see what it posts."
    When Eve reads the top reply to the tweet "tweet"
    Then the response is the problem 403 "This account is private; only accepted followers see what it posts."
    Given Ada has deleted the tweet "tweet"
    When Ada replies "Hello" to the tweet "tweet"
    Then the response is the problem 404 "There is no such tweet."
    When Ada reads the replies to the tweet "tweet"
    Then the response is the problem 404 "There is no such tweet."
    When Ada counts the replies to the tweet "tweet"
    Then the response is the problem 404 "There is no such tweet."
    When Ada reads the top reply to the tweet "tweet"
    Then the response is the problem 404 "There is no such tweet."

  Scenario: A reply that is sent twice with one key is one reply
    Given Ada has signed up
    And Ada has posted "Say something" as "tweet"
    When Ada replies "Once" to the tweet "tweet" with the idempotency key "key-{unique}"
    Given the reply of that response is remembered as "reply"
    When Ada replies "Once" to the tweet "tweet" with the idempotency key "key-{unique}"
    Then the response contains "{reply}"
    When Ada reads the replies to the tweet "tweet"
    Then the response lists "reply"

  Scenario Outline: A reply is refused: <what>
    Given Ada has signed up
    And Ada has posted "Say something" as "tweet"
    When Ada sends "POST /interaction-service/replies/{Ada.id}" with the JSON:
      """
      {"tweet_id": "<tweet>", "content": "<content>"}
      """
    Then the response is the problem 400 for the <field>: "<sentence>"

    Examples:
      | what      | tweet   | content     | field    | sentence                                                                                          |
      | too long  | {tweet} | {'a' x 281} | content  | must have 1 to 280 characters, not white space alone, and no control characters but newline and tab. |
      | empty     | {tweet} |             | content  | must have 1 to 280 characters, not white space alone, and no control characters but newline and tab. |
      | to no id  | 1       | Hello       | tweet_id | must be a UUID.                                                                                   |
