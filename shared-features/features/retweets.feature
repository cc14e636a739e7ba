@crossing
Feature: Retweets
  Users retweet a tweet once, with or without words of their own.

  @smoke
  Scenario: A retweet is made, edited and deleted
    Given Ada has signed up
    And Bob has signed up
    And Ada has posted "Tell everybody" as "tweet"
    When Bob retweets the tweet "tweet" and says "Look"
    Then the response is 200 with the JSON:
      """
      {"id": "{any uuid}", "created_at": "{any time}", "content": "Look"}
      """
    Given the retweet of that response is remembered as "retweet"
    When Bob retweets the tweet "tweet" and says "Look again"
    Then the response is 200 with the JSON:
      """
      {"id": "{retweet}", "created_at": "{any time}", "content": "Look"}
      """
    When Bob edits the retweet "retweet" to "Look here"
    Then the response is 200 without a body
    When Bob edits the retweet "retweet" to "{'a' x 281}"
    Then the response is the problem 400 for the content: "must have 1 to 280 characters, not white space alone, and no control characters but newline and tab."
    When Ada reads the retweets of the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      [{
        "id": "{retweet}", "created_at": "{any time}", "content": "Look here",
        "user": {"id": "{Bob.id}", "user_name": "{Bob.userName}", "is_private": false, "created_at": "{any time}"},
        "tweet": {"id": "{tweet}", "user_id": "{Ada.id}", "content": "Tell everybody", "created_at": "{any time}"}
      }]
      """
    When Ada counts the retweets of the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      1
      """
    When Ada reads what Bob retweeted
    Then the response lists the retweeted tweets "tweet"
    When Bob deletes the retweet "retweet"
    Then the response is 200 without a body
    When Bob deletes the retweet "retweet"
    Then the response is 200 without a body
    When Bob edits the retweet "retweet" to "Too late"
    Then the response is the problem 404 "There is no such retweet."
    When Ada counts the retweets of the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      0
      """

  Scenario: Retweets are listed page by page
    Given these people have signed up one after the other: "Ada, Bob"
    And Ada has posted the tweets "one, two, three" one after the other
    And Bob has retweeted the tweet "two" as "r2"
    And Bob has retweeted the tweet "one" as "r1"
    And Bob has retweeted the tweet "three" as "r3"
    When Ada reads all pages of the retweeted tweets at "/interaction-service/retweets/user/{Bob.id}?limit=2"
    Then the pages list:
      | three, one |
      | two        |

  Scenario: Who retweeted a tweet is listed page by page
    Given these people have signed up one after the other: "Ada, Bob"
    And Ada has posted "Tell everybody" as "tweet"
    And Bob has retweeted the tweet "tweet" as "his"
    And Ada has retweeted the tweet "tweet" as "own"
    When Ada reads all pages of the retweeters at "/interaction-service/retweets/tweet/{tweet}?limit=1"
    Then the pages list:
      | Ada |
      | Bob |

  Scenario: A user changes nothing of another user
    Given Ada has signed up
    And Bob has signed up
    And Ada has posted "Tell everybody" as "tweet"
    And Ada has retweeted the tweet "tweet" as "retweet"
    When Bob sends "PUT /interaction-service/retweets/{Bob.id}/{retweet}" with the JSON:
      """
      {"content": "Yours"}
      """
    Then the response is the problem 403 "This belongs to another user."
    When Bob sends "DELETE /interaction-service/retweets/{Bob.id}/{retweet}"
    Then the response is the problem 403 "This belongs to another user."
    When Bob sends "DELETE /interaction-service/retweets/{Ada.id}/{retweet}"
    Then the response is the problem 403 "You may do this as yourself only."
    When Bob sends "PUT /interaction-service/retweets/{Ada.id}/{retweet}" with the JSON:
      """
      {"content": "Yours"}
      """
    Then the response is the problem 403 "You may do this as yourself only."
    When Bob sends "POST /interaction-service/retweets/{Ada.id}" with the JSON:
      """
      {"original_tweet_id": "{tweet}"}
      """
    Then the response is the problem 403 "You may do this as yourself only."

  Scenario: Retweets of deleted and private tweets
    Given Ada has signed up with a private account
    And Eve has signed up
    And Ada has posted "For friends alone" as "tweet"
    And Ada has retweeted the tweet "tweet" as "own"
    When Eve retweets the tweet "tweet"
    Then the response is the problem 403 "This account is private; only accepted followers see what it posts."
    When Eve reads the retweets of the tweet "tweet"
    Then the response is the problem 403 "This account is private; only accepted followers see what it posts."
    When Eve counts the retweets of the tweet "tweet"
    Then the response is the problem 403 "This account is private; only accepted followers see what it posts."
    When Eve reads what Ada retweeted
    Then the response is the problem 403 "This account is private; only accepted followers see what it posts."
    Given Ada has deleted the tweet "tweet"
    When Ada retweets the tweet "tweet"
    Then the response is the problem 404 "There is no such tweet."
    When Ada reads the retweets of the tweet "tweet"
    Then the response is the problem 404 "There is no such tweet."
    When Ada counts the retweets of the tweet "tweet"
    Then the response is the problem 404 "There is no such tweet."
    When Ada reads what Ada retweeted
    Then the response lists nothing

  Scenario: A retweet with too many words is refused
    Given Ada has signed up
    And Ada has posted "Tell everybody" as "tweet"
    When Ada retweets the tweet "tweet" and says "{'a' x 281}"
    Then the response is the problem 400 for the content: "must have 1 to 280 characters, not white space alone, and no control characters but newline and tab."

  Scenario: The retweets of an unknown user
    Given Ada has signed up
    When Ada sends "GET /interaction-service/retweets/user/{random uuid}"
    Then the response is the problem 404 "There is no such user."
