@crossing
Feature: Private accounts
  A private account shows its name to all users and the rest to accepted followers.

 
  Scenario: An account turns private at once
    Given Ada has signed up with:
      | biography | First of her kind |
    And Bob has signed up
    And Ada has changed the account with the JSON:
      """
      {"is_private": true}
      """
    When Bob reads the profile of Ada
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": true, "created_at": "{any time}",
        "followers": 0, "following": 0}
      """
    When Bob reads the summary of Ada
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": true, "created_at": "{any time}"}
      """

 
  Scenario: An account turns public at once
    Given Ada has signed up with:
      | biography | First of her kind |
      | isPrivate | true              |
    And Bob has signed up
    And Ada has changed the account with the JSON:
      """
      {"is_private": false}
      """
    When Bob reads the profile of Ada
    Then the response is 200 with the JSON:
      """
      {
        "id": "{Ada.id}", "user_name": "{Ada.userName}", "biography": "First of her kind", "is_private": false,
        "created_at": "{any time}", "followers": 0, "following": 0, "tweets": []
      }
      """

  Scenario: A private account is found like any other
    Given Ada has signed up with a private account
    And Bob has signed up
    When Bob searches for "{Ada.userName}"
    Then the response is 200 with the JSON:
      """
      [{"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": true, "created_at": "{any time}"}]
      """

  Scenario Outline: A privacy that is <what> is refused
    Given Ada has signed up
    When Ada changes the account of Ada with the JSON:
      """
      {"is_private": <value>}
      """
    Then the response is the problem 400 for the is_private: "must be true or false."

    Examples:
      | what     | value   |
      | a word   | "maybe" |
      | a number | 1       |
      | a list   | [true]  |

  Scenario Outline: Users who do not follow a private account cannot open its posts: <path>
    Given Ada has signed up with a private account
    And Bob has signed up
    And Ada has posted "For friends alone" as "tweet"
    When Bob sends "GET <path>"
    Then the response is the problem 403 "This account is private; only accepted followers see what it posts."
    Given Bob has followed Ada
    When Bob sends "GET <path>"
    Then the response is the problem 403 "This account is private; only accepted followers see what it posts."

    Examples:
      | path                                                        |
      | /tweet-service/tweets/{tweet}                               |
      | /tweet-service/tweets/{tweet}/summary                       |
      | /tweet-service/tweets/user/{Ada.id}                         |
      | /tweet-service/tweets/user/{Ada.id}/summary                 |
      | /interaction-service/follows/{Ada.id}/following/identifiers |
      | /interaction-service/follows/{Ada.id}/followers/identifiers |

  Scenario: Pages of likes and retweets are full of what the reader may see
    Given Ada has signed up with a private account
    And these people have signed up one after the other: "Bob, Eve"
    And Bob has followed Ada
    And Ada has accepted the request of Bob
    And Ada has posted the tweets "hidden one, hidden two, hidden three" one after the other
    And Eve has posted the tweets "one, two, gone, three" one after the other
    And Bob has liked the tweet "one"
    And Bob has liked the tweet "hidden one"
    And Bob has liked the tweet "two"
    And Bob has liked the tweet "gone"
    And Bob has liked the tweet "hidden two"
    And Bob has liked the tweet "three"
    And Bob has liked the tweet "hidden three"
    And Bob has retweeted the tweet "hidden one" as "first"
    And Bob has retweeted the tweet "one" as "second"
    And Bob has retweeted the tweet "hidden two" as "third"
    And Bob has retweeted the tweet "hidden three" as "fourth"
    And Eve has deleted the tweet "gone"
    When Eve reads all pages of the liked tweets at "/interaction-service/likes/user/{Bob.id}?limit=2"
    Then the pages list:
      | three, two |
      | one        |
    When Eve sends "GET /interaction-service/likes/user/{Bob.id}?limit=3"
    Then there is no next page
    When Eve sends "GET /interaction-service/retweets/user/{Bob.id}?limit=1"
    Then the response lists the retweeted tweets "one"
    And there is no next page
    When Bob sends "GET /interaction-service/retweets/user/{Bob.id}?limit=1"
    Then the response lists the retweeted tweets "hidden three"

  Scenario: Entries of a private account are counted, and shown to its followers alone
    Given Ada has signed up with a private account
    And these people have signed up one after the other: "Bob, Eve"
    And Bob has followed Ada
    And Ada has accepted the request of Bob
    And Eve has posted "Everybody reads this" as "tweet"
    And Ada has liked the tweet "tweet"
    And Ada has replied "A word of Ada" to the tweet "tweet" as "reply"
    And Ada has retweeted the tweet "tweet" as "retweet"
    And Ada has followed Eve
    When Eve reads who likes the tweet "tweet"
    Then the response lists nothing
    When Eve reads the replies to the tweet "tweet"
    Then the response lists nothing
    When Eve reads the retweets of the tweet "tweet"
    Then the response lists nothing
    When Eve counts the likes of the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      1
      """
    When Eve counts the replies to the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      1
      """
    When Eve counts the retweets of the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      1
      """
    When Eve reads the followers of Eve
    Then the response lists the followers "Ada"
    When Bob reads who likes the tweet "tweet"
    Then the response lists the likers "Ada"
    When Bob reads the replies to the tweet "tweet"
    Then the response lists "reply"
    When Bob reads the retweets of the tweet "tweet"
    Then the response lists the retweeters "Ada"
    When Bob reads the followers of Eve
    Then the response lists the followers "Ada"
    When Ada reads who likes the tweet "tweet"
    Then the response lists the likers "Ada"

  Scenario: Followers and followed users of a private account are hidden in lists of others
    Given Ada has signed up with a private account
    And these people have signed up one after the other: "Bob, Eve"
    And Bob has followed Ada
    And Ada has accepted the request of Bob
    And Ada has followed Bob
    When Eve reads the followers of Bob
    Then the response lists nothing
    When Eve reads whom Bob follows
    Then the response lists nothing
    When Eve counts the followers of Bob
    Then the response is 200 with the JSON:
      """
      1
      """
    When Bob reads the followers of Bob
    Then the response lists the followers "Ada"
    And soon the response to "GET /interaction-service/follows/{Bob.id}/following/identifiers" for Eve does not contain "{Ada.id}"

  Scenario: A reply of a private account is no top reply, nor shown with the tweet
    Given Ada has signed up with a private account
    And these people have signed up one after the other: "Bob, Eve"
    And Bob has followed Ada
    And Ada has accepted the request of Bob
    And Eve has posted "Everybody reads this" as "tweet"
    And Bob has replied "A word of Bob" to the tweet "tweet" as "open"
    And Ada has replied "A word of Ada" to the tweet "tweet" as "hidden"
    And Ada has replied "Another word of Ada" to the tweet "tweet" as "second"
    And Ada has replied "A last word of Ada" to the tweet "tweet" as "third"
    And Bob has liked the reply "hidden"
    When Bob reads the top reply to the tweet "tweet"
    Then the response contains "{hidden}"
    And soon the response to "GET /interaction-service/replies/tweet/{tweet}/top" for Eve contains "{open}"
    And soon the response to "GET /tweet-service/tweets/{tweet}" for Eve does not contain "{hidden}"
    When Bob sends "GET /tweet-service/tweets/{tweet}"
    Then the response contains "{hidden}"
    When Eve likes the reply "hidden"
    Then the response is the problem 403 "This account is private; only accepted followers see what it posts."

  Scenario: A hashtag of a private account does not show its spelling to others
    Given Ada has signed up with a private account
    And Bob has signed up
    And Ada has posted "A secret #Hush{unique}" as "secret"
    When Bob posts "A guess #hUSH{unique}"
    Then the response is 200 with the JSON:
      """
      {
        "id": "{any uuid}", "user_id": "{Bob.id}", "content": "A guess #hUSH{unique}", "created_at": "{any time}",
        "version": 1, "likes_count": 0, "replies_count": 0, "retweets_count": 0, "mentions": [],
        "hashtags": [{"id": "{any uuid}", "text": "hUSH{unique}"}]
      }
      """
    Given the tweet of that response is remembered as "guess"
    And Bob has edited the tweet "guess" to "Another guess #hush{unique}"
    When Bob reads the tweet "guess"
    Then the response is 200 with the JSON:
      """
      {
        "id": "{guess}", "user_id": "{Bob.id}", "content": "Another guess #hush{unique}", "created_at": "{any time}",
        "updated_at": "{any time}", "version": 2, "likes_count": 0, "replies_count": 0, "retweets_count": 0,
        "mentions": [], "hashtags": [{"id": "{any uuid}", "text": "hush{unique}"}], "replies": []
      }
      """
