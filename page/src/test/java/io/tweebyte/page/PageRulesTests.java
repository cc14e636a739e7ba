package io.tweebyte.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.contracts.feed.FeedEnd;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.text.TweetTokens;
import io.tweebyte.contracts.tweet.TweetRequest;
import io.tweebyte.contracts.validation.ReadableText;
import io.tweebyte.contracts.validation.SearchTerm;
import io.tweebyte.picture.PictureFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** The rules of the contract that files of the page repeat are those of the contract. */
class PageRulesTests {

	private static final Path FILES = Path.of("src/main/resources/page");

	@Test
	void lengthOfATweet() throws IOException {
		assertRepeats("index.html", "data-least=\"(\\d+)\"", TweetRequest.MIN);
		assertRepeats("index.html", "data-most=\"(\\d+)\"", TweetRequest.MAX);
	}

	@Test
	void lengthOfASearchTerm() throws IOException {
		assertRepeats("index.html", "placeholder=\"(\\d+) letters or more",
				SearchTerm.class.getAnnotation(ReadableText.class).min());
	}

	@Test
	void formatsOfPictures() throws IOException {
		assertRepeats("index.html", "accept=\"(.+?)\"",
				Stream.of(PictureFormat.values()).map(PictureFormat::mediaType).collect(Collectors.joining(",")));
	}

	@Test
	void reasonForWhichALiveFeedIsNotContinued() throws IOException {
		assertRepeats("live.js", "#take\\(event\\) === '(.+?)'", FeedEnd.TOKEN_ENDED);
	}

	@Test
	void lengthOfPages() throws IOException {
		Pattern length = Pattern.compile("(?:\\blimit=|\\bPAGE = )(\\d+)");
		List<String> files = new ArrayList<>();
		try (Stream<Path> scripts = Files.list(FILES)) {
			for (Path script : scripts.toList()) {
				for (MatchResult found : length.matcher(Files.readString(script)).results().toList()) {
					assertThat(Integer.parseInt(found.group(1))).as("%s: %s", script, found.group())
						.isBetween(1, PageQuery.MAX);
					files.add(script.getFileName().toString());
				}
			}
		}
		assertThat(files).contains("home.js", "lane.js", "timeline.js");
	}

	/** Java reads this pattern as JavaScript does. */
	@ParameterizedTest
	@ValueSource(
			strings = { "#one two #three", "#1 #_ #1a #a1 #_a", "a#b _#c 1#d", "##e #f#g", "#caf\u00e9 #cafe\u0301",
					"#\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645!", "#_\u200ca #a\u200c #a\u200d1 #\u0301\u200ca",
					"#a\u200c\u200db", "\ud835\udc9c #\ud835\udc9c", "# #! #\u200ca" })
	void hashtags(String content) throws IOException {
		MatchResult source = find("tweet.js", "const HASHTAG = /(.+)/gu;");
		List<String> found = Pattern.compile(source.group(1))
			.matcher(content)
			.results()
			.map((hashtag) -> Folding.normalise(hashtag.group().substring(1)))
			.distinct()
			.toList();
		assertThat(found).as("%s: HASHTAG", FILES.resolve("tweet.js"))
			.isEqualTo(TweetTokens.of(content).hashtags().stream().map(TweetTokens.Token::text).toList());
	}

	private static void assertRepeats(String file, String pattern, Object rule) throws IOException {
		assertThat(find(file, pattern).group(1)).as("%s: %s", FILES.resolve(file), pattern).isEqualTo(rule.toString());
	}

	private static MatchResult find(String file, String pattern) throws IOException {
		List<MatchResult> found = Pattern.compile(pattern)
			.matcher(Files.readString(FILES.resolve(file)))
			.results()
			.toList();
		assertThat(found).as("%s: %s", FILES.resolve(file), pattern).hasSize(1);
		return found.getFirst();
	}

}
