@crossing
Feature: Likes
  A user likes a tweet or a reply once.

  @smoke
  Scenario: A like is one, however often it is repeated
    Given Ada has signed up
    And Bob has signed up
    And Ada has posted "Do you like it?" as "tweet"
    When Bob likes the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      {"id": "{any uuid}", "created_at": "{any time}"}
      """
    Given the like of that response is remembered as "like"
    When Bob likes the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      {"id": "{like}", "created_at": "{any time}"}
      """
    When Ada reads who likes the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      [{"id": "{like}", "created_at": "{any time}", "user": {"id": "{Bob.id}", "user_name": "{Bob.userName}",
        "is_private": false, "created_at": "{any time}"}}]
      """
    When Ada counts the likes of the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      1
      """
    When Bob takes back the like of the tweet "tweet"
    Then the response is 204 without a body
    When Bob takes back the like of the tweet "tweet"
    Then the response is 204 without a body
    When Ada counts the likes of the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      0
      """

  Scenario: What a user likes is listed with the tweets
    Given these people have signed up one after the other: "Ada, Bob"
    And Ada has posted the tweets "one, two, three" one after the other
    And Bob has liked the tweet "two"
    And Bob has liked the tweet "one"
    And Bob has liked the tweet "three"
    When Ada reads what Bob likes
    Then the response lists the liked tweets "three, one, two"
    When Ada reads all pages of the liked tweets at "/interaction-service/likes/user/{Bob.id}?limit=2"
    Then the pages list:
      | three, one |
      | two        |
    Given Ada has deleted the tweet "one"
    When Ada reads what Bob likes
    Then the response lists the liked tweets "three, two"

  Scenario: Who likes a tweet is listed page by page
    Given these people have signed up one after the other: "Ada, Bob, Eve"
    And Ada has posted "Do you like it?" as "tweet"
    And Bob has liked the tweet "tweet"
    And Eve has liked the tweet "tweet"
    And Ada has liked the tweet "tweet"
    When Ada reads all pages of the likers at "/interaction-service/likes/tweet/{tweet}?limit=2"
    Then the pages list:
      | Ada, Eve |
      | Bob      |

  Scenario: A reply is liked
    Given Ada has signed up
    And Bob has signed up
    And Ada has posted "Say something" as "tweet"
    And Bob has replied "Something" to the tweet "tweet" as "reply"
    When Ada likes the reply "reply"
    Then the response is 200 with the JSON:
      """
      {"id": "{any uuid}", "created_at": "{any time}"}
      """
    When Ada takes back the like of the reply "reply"
    Then the response is 204 without a body
    When Ada sends "POST /interaction-service/likes/{Ada.id}/replies/{random uuid}"
    Then the response is the problem 404 "There is no such reply."
    When Ada sends "POST /interaction-service/likes/{Ada.id}/replies/{tweet}"
    Then the response is the problem 404 "There is no such reply."

  Scenario: A deleted tweet has no likes
    Given Ada has signed up
    And Bob has signed up
    And Ada has posted "To be deleted" as "tweet"
    And Bob has liked the tweet "tweet"
    And Ada has deleted the tweet "tweet"
    When Bob likes the tweet "tweet"
    Then the response is the problem 404 "There is no such tweet."
    When Bob reads who likes the tweet "tweet"
    Then the response is the problem 404 "There is no such tweet."
    When Bob counts the likes of the tweet "tweet"
    Then the response is the problem 404 "There is no such tweet."

  Scenario: A user does not like in another's name
    Given Ada has signed up
    And Bob has signed up
    And Ada has posted "Do you like it?" as "tweet"
    And Ada has replied "I do" to the tweet "tweet" as "reply"
    When Bob sends "POST /interaction-service/likes/{Ada.id}/tweets/{tweet}"
    Then the response is the problem 403 "You may do this as yourself only."
    When Bob sends "DELETE /interaction-service/likes/{Ada.id}/tweets/{tweet}"
    Then the response is the problem 403 "You may do this as yourself only."
    When Bob sends "POST /interaction-service/likes/{Ada.id}/replies/{reply}"
    Then the response is the problem 403 "You may do this as yourself only."
    When Bob sends "DELETE /interaction-service/likes/{Ada.id}/replies/{reply}"
    Then the response is the problem 403 "You may do this as yourself only."

  Scenario: What a private account posts is liked by its followers alone
    Given Ada has signed up with a private account
    And Bob has signed up
    And Eve has signed up
    And Ada has posted "For friends alone" as "tweet"
    And Bob has followed Ada
    And Ada has accepted the request of Bob
    And Ada has replied "And this" to the tweet "tweet" as "reply"
    When Bob likes the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      {"id": "{any uuid}", "created_at": "{any time}"}
      """
    When Eve likes the tweet "tweet"
    Then the response is the problem 403 "This account is private; only accepted followers see what it posts."
    When Eve likes the reply "reply"
    Then the response is the problem 403 "This account is private; only accepted followers see what it posts."
    When Eve reads who likes the tweet "tweet"
    Then the response is the problem 403 "This account is private; only accepted followers see what it posts."
    When Eve counts the likes of the tweet "tweet"
    Then the response is the problem 403 "This account is private; only accepted followers see what it posts."
    When Eve reads what Ada likes
    Then the response is the problem 403 "This account is private; only accepted followers see what it posts."
    When Eve reads what Bob likes
    Then the response lists nothing

  Scenario: Many likes at once are one
    Given Ada has signed up
    And Bob has signed up
    And Ada has posted "Do you like it?" as "tweet"
    When Bob sends "POST /interaction-service/likes/{Bob.id}/tweets/{tweet}" 50 times at once
    Then each of them gets 200 with the JSON:
      """
      {"id": "{any uuid}", "created_at": "{any time}"}
      """
    And all of them got the same response
    When Ada counts the likes of the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      1
      """

  Scenario: The likes of an unknown user
    Given Ada has signed up
    When Ada sends "GET /interaction-service/likes/user/{random uuid}"
    Then the response is the problem 404 "There is no such user."
