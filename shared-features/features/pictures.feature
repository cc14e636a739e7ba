Feature: Pictures
  A tweet may show a picture, to everyone who may see the tweet.

  Background:
    Given Ada has signed up
    And Bob has signed up
    And Ada has posted "See the picture of today" as "tweet"

  @smoke @crossing
  Scenario Outline: A picture is shown with a tweet: <format>
    When Ada shows a <format> picture of 600 x 300 pixels with the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      {"id": "{any uuid}", "type": "image/<format>", "width": 600, "height": 300, "size": "{any number}"}
      """
    When Bob downloads the picture of the tweet "tweet"
    Then it is the picture that Ada has shown
    And the response has the header "Content-Type" with "image/<format>"
    When Bob downloads the preview of the tweet "tweet"
    Then it is a PNG picture of 256 x 256 pixels

    Examples:
      | format |
      | png    |
      | jpeg   |
      | gif    |

  @crossing
  Scenario: A tweet says that it has a picture
    Given Ada has shown a picture with the tweet "tweet"
    When Bob reads the tweet "tweet"
    Then the response contains "picture_id"
    When Ada sends "DELETE /tweet-service/tweets/{tweet}/picture"
    Then the response is 204 without a body
    When Bob reads the tweet "tweet"
    Then the response does not contain "picture_id"

  Scenario: Another picture replaces the first one
    Given Ada has shown a picture with the tweet "tweet"
    When Ada shows a gif picture of 20 x 10 pixels with the tweet "tweet"
    And Bob downloads the picture of the tweet "tweet"
    Then it is the picture that Ada has shown

  Scenario: A client that has the picture gets no other
    Given Ada has shown a picture with the tweet "tweet"
    When Bob downloads the picture of the tweet "tweet"
    And Bob requests the same picture again
    Then the response is 304 without a body
    And the response has the header "Accept-Ranges" with "bytes"
    When Bob downloads the preview of the tweet "tweet"
    And Bob requests the same picture again
    Then the response is 304 without a body

  Scenario: A part of a picture
    Given Ada has shown a picture with the tweet "tweet"
    When Bob sends "GET /tweet-service/tweets/{tweet}/picture" with the headers:
      | Range | bytes=1-3 |
    Then the response is the bytes 1 to 3 of the picture
    When Bob sends "GET /tweet-service/tweets/{tweet}/picture/preview" with the headers:
      | Range | bytes=0-99 |
    Then the response is 100 bytes of a picture
    When Bob sends "GET /tweet-service/tweets/{tweet}/picture" with the headers:
      | Range | lines=1-3 |
    Then it is the picture that Ada has shown

  @crossing
  Scenario: Several parts of a picture
    Given Ada has shown a picture with the tweet "tweet"
    When Bob sends "GET /tweet-service/tweets/{tweet}/picture" with the headers:
      | Range | bytes=0-3,10-19,-2 |
    Then the response is 3 parts of a picture of the type "image/png"
    And its parts are the bytes "0-3, 10-19" and the last 2 bytes of the picture
    When Bob sends "GET /tweet-service/tweets/{tweet}/picture/preview" with the headers:
      | Range | bytes=0-3,10-19 |
    Then the response is 2 parts of a picture of the type "image/png"

  Scenario Outline: A part that is none: <range>
    Given Ada has shown a picture with the tweet "tweet"
    When Bob sends "GET /tweet-service/tweets/{tweet}/picture" with the headers:
      | Range | <range> |
    Then the response is the problem 416 "The range is malformed, or begins behind the end."
    When Bob sends "GET /tweet-service/tweets/{tweet}/picture/preview" with the headers:
      | Range | <range> |
    Then the response is the problem 416 "The range is malformed, or begins behind the end."

    Examples:
      | range           |
      | bytes=99999999- |
      | bytes=x-y       |
      | bytes=          |

  @crossing
  Scenario: The picture of a private account
    Given Dora has signed up with a private account
    And Dora has posted "Not for everyone to see" as "private"
    And Dora has shown a picture with the tweet "private"
    When Bob sends "GET /tweet-service/tweets/{private}/picture"
    Then the response is the problem 403 "This account is private; only accepted followers see what it posts."
    When Bob sends "GET /tweet-service/tweets/{private}/picture/preview"
    Then the response is the problem 403 "This account is private; only accepted followers see what it posts."
    Given Bob has followed Dora
    And Dora has accepted the request of Bob
    When Bob downloads the picture of the tweet "private"
    Then it is the picture that Dora has shown

  Scenario: The tweet of another user
    When Bob shows a png picture of 20 x 10 pixels with the tweet "tweet"
    Then the response is the problem 403 "This belongs to another user."
    When Bob sends "DELETE /tweet-service/tweets/{tweet}/picture"
    Then the response is the problem 403 "This belongs to another user."

  Scenario: A tweet without a picture
    When Bob sends "GET /tweet-service/tweets/{tweet}/picture"
    Then the response is the problem 404 "This tweet has no picture."
    When Bob sends "GET /tweet-service/tweets/{random uuid}/picture"
    Then the response is the problem 404 "There is no such tweet."
    When Bob sends "GET /tweet-service/tweets/{random uuid}/picture/preview"
    Then the response is the problem 404 "There is no such tweet."
    When Bob shows a png picture of 20 x 10 pixels with the tweet "random uuid"
    Then the response is the problem 404 "There is no such tweet."

  @crossing
  Scenario: The content of a file decides its type, not what its form says
    When Ada sends a PNG that its form calls "image/gif" as the picture of the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      {"id": "{any uuid}", "type": "image/png", "width": 60, "height": 30, "size": "{any number}"}
      """
    When Bob downloads the picture of the tweet "tweet"
    Then it is the picture that Ada has shown
    And the response has the header "Content-Type" with "image/png"

  Scenario: More uploads than one user may have
    Given Ada has sent a text as the picture of the tweet "tweet" 30 times
    When Ada shows a png picture of 20 x 10 pixels with the tweet "tweet"
    Then the response is the problem 429 "Too many attempts; wait as long as the Retry-After header says."

  Scenario Outline: A file that is no picture: <file>
    When Ada sends <file> as the picture of the tweet "tweet"
    Then the response is the problem 400 for the file: "<message>"

    Examples:
      | file                              | message                                                                       |
      | a text                            | must be a PNG, JPEG or GIF picture.                                           |
      | nothing                           | must be a PNG, JPEG or GIF picture.                                           |
      | a WebP picture                    | must be a PNG, JPEG or GIF picture.                                           |
      | half of a picture                 | must be a picture that can be read to its end.                                |
      | a picture of a hundred megapixels | must have at most 16,777,216 pixels, and at most 16,384 in a row or a column. |

  Scenario: A file that is too large
    When Ada sends 10485761 bytes as the picture of the tweet "tweet"
    Then the response is the problem 413 "The picture is larger than 10 MiB."

  Scenario: A form without a file
    When Ada sends "PUT /tweet-service/tweets/{tweet}/picture" with the body "--x--{U+000D}{U+000A}" of type "multipart/form-data; boundary=x"
    Then the response is the problem 400 for the file: "must be a PNG, JPEG or GIF picture."

  Scenario: A search for the word
    When Bob sends "GET /tweet-service/tweets/search/picture"
    Then the response contains "See the picture of today"
