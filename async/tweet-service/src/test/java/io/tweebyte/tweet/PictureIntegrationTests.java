package io.tweebyte.tweet;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import javax.imageio.ImageIO;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.testsupport.Pictures;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PictureIntegrationTests extends TweetServiceIntegrationTest {

	private static final byte[] WIDE = Pictures.of("png", 600, 300);

	private static final byte[] HIGH = Pictures.of("jpeg", 300, 600);

	private final UUID author = Identifiers.next();

	private final UUID other = Identifiers.next();

	private final Neighbours neighbours = new Neighbours();

	private String path;

	@BeforeEach
	void post() {
		NEIGHBOURS.respond(this.neighbours.user(this.author, false).user(this.other, false));
		this.path = "/tweets/" + ServiceCaller
			.json(this.client.post("/tweets/" + this.author, "{\"content\":\"See the picture\"}", this.author))
			.get("id")
			.asString();
	}

	@Test
	void showsAPictureWithATweet() {
		HttpResponse<String> shown = show(WIDE);

		assertThat(shown.statusCode()).isEqualTo(200);
		String id = ServiceCaller.json(shown).get("id").asString();
		assertThat(shown.body()).isEqualTo("{\"id\":\"" + id + "\",\"type\":\"image/png\",\"width\":600,\"height\":300,"
				+ "\"size\":" + WIDE.length + "}");
		HttpResponse<byte[]> picture = picture();
		assertThat(picture.body()).isEqualTo(WIDE);
		assertThat(header(picture, "Content-Type")).isEqualTo("image/png");
		assertThat(header(picture, "ETag")).isEqualTo("\"" + id + "\"");
		assertThat(header(picture, "Accept-Ranges")).isEqualTo("bytes");
		assertThat(header(picture, "Cache-Control")).isEqualTo("no-cache, private");
		HttpResponse<String> tweet = this.client.get(this.path, this.other);
		assertThat(tweet.body()).contains("\"version\":2,", "\"picture_id\":\"" + id + "\"");
	}

	@Test
	void makesASquarePreviewOfTheMiddle() throws IOException {
		show(WIDE);

		HttpResponse<byte[]> preview = this.client.download(this.path + "/picture/preview", this.other);

		assertThat(header(preview, "Content-Type")).isEqualTo("image/png");
		BufferedImage image = ImageIO.read(new ByteArrayInputStream(preview.body()));
		assertThat(image.getWidth()).isEqualTo(256);
		assertThat(image.getHeight()).isEqualTo(256);
		assertThat(image.getRGB(20, 128)).isEqualTo(0xFFFF0000);
		assertThat(image.getRGB(235, 128)).isEqualTo(0xFF0000FF);
	}

	@Test
	void replacesAPicture() {
		show(WIDE);
		String first = header(picture(), "ETag");
		show(HIGH);

		HttpResponse<byte[]> picture = picture();
		assertThat(picture.body()).isEqualTo(HIGH);
		assertThat(header(picture, "Content-Type")).isEqualTo("image/jpeg");
		assertThat(header(picture, "ETag")).isNotEqualTo(first);
	}

	@Test
	void sendsNothingThatTheClientHas() {
		show(WIDE);
		String tag = header(picture(), "ETag");

		assertThat(picture("If-None-Match", tag).statusCode()).isEqualTo(304);
		assertThat(header(picture("If-None-Match", tag), "Content-Type")).isEmpty();
		assertThat(picture("If-None-Match", "\"another\"").statusCode()).isEqualTo(200);
		assertThat(picture("If-None-Match", tag, "Range", "bytes=x").statusCode()).isEqualTo(304);
	}

	@Test
	void sendsWhatTheClientAsksFor() {
		show(WIDE);

		HttpResponse<byte[]> part = picture("Range", "bytes=10-19");
		assertThat(part.statusCode()).isEqualTo(206);
		assertThat(part.body()).isEqualTo(Arrays.copyOfRange(WIDE, 10, 20));
		assertThat(header(part, "Content-Range")).isEqualTo("bytes 10-19/" + WIDE.length);
		HttpResponse<byte[]> parts = picture("Range", "bytes=0-3,-2");
		assertThat(parts.statusCode()).isEqualTo(206);
		assertThat(header(parts, "Content-Type")).startsWith("multipart/byteranges");
	}

	@Test
	void refusesARangeBehindTheEnd() {
		show(WIDE);
		for (String range : new String[] { "bytes=" + WIDE.length + "-", "bytes=0-1,9999999-", "bytes=x" }) {
			HttpResponse<byte[]> refused = picture("Range", range);
			assertThat(refused.statusCode()).as(range).isEqualTo(416);
			assertThat(header(refused, "Content-Range")).isEqualTo("bytes */" + WIDE.length);
			assertThat(new String(refused.body(), StandardCharsets.UTF_8)).contains("begins behind the end");
		}
	}

	@Test
	void isForThoseWhoMaySeeTheTweet() {
		show(WIDE);
		// the author has not been requested yet, so no cache holds a public account
		this.neighbours.user(this.author, true);

		assertThat(picture().statusCode()).isEqualTo(403);
		assertThat(this.client.download(this.path + "/picture/preview", this.other).statusCode()).isEqualTo(403);
		assertThat(this.client.download(this.path + "/picture", this.author).statusCode()).isEqualTo(200);
	}

	@Test
	void belongsToTheAuthor() {
		assertThat(ServiceCaller.detail(this.client.upload(this.path + "/picture", WIDE, this.other)))
			.isEqualTo("403 This belongs to another user.");
		show(WIDE);
		assertThat(this.client.delete(this.path + "/picture", this.other).statusCode()).isEqualTo(403);
		this.neighbours.user(this.author, true);
		assertThat(this.client.upload(this.path + "/picture", WIDE, this.other).statusCode()).isEqualTo(403);
		assertThat(picture("If-None-Match", "*").statusCode()).isEqualTo(403);
	}

	@Test
	void needsAToken() {
		assertThat(this.client
			.exchange("PUT", this.path + "/picture", "--x--\r\n", "Content-Type", "multipart/form-data; boundary=x")
			.statusCode()).isEqualTo(401);
	}

	@Test
	void refusesWhatIsNoPicture() {
		String unknown = "file must be a PNG, JPEG or GIF picture.\n";
		assertThat(ServiceCaller.errors(show("<html>".getBytes(StandardCharsets.UTF_8)))).isEqualTo(unknown);
		assertThat(ServiceCaller.errors(show(new byte[0]))).isEqualTo(unknown);
		assertThat(ServiceCaller.errors(show(Pictures.webp()))).isEqualTo(unknown);
		assertThat(ServiceCaller.errors(show(Arrays.copyOf(HIGH, HIGH.length / 2))))
			.isEqualTo("file must be a picture that can be read to its end.\n");
		assertThat(ServiceCaller.errors(show(Pictures.bomb()))).startsWith("file must have at most 16,777,216 pixels");
	}

	@Test
	void refusesWhatIsTooLarge() {
		byte[] largest = Arrays.copyOf(WIDE, 10 << 20);
		assertThat(show(largest).statusCode()).isEqualTo(200);
		assertThat(ServiceCaller.detail(show(Arrays.copyOf(largest, largest.length + 1))))
			.isEqualTo("413 The picture is larger than 10 MiB.");
	}

	@Test
	void refusesOtherForms() {
		assertThat(put("multipart/form-data; boundary=x",
				"--x\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\ntext\r\n--x--\r\n"))
			.startsWith("400 ");
		assertThat(put("multipart/form-data; boundary=x", "--x--\r\n")).startsWith("400 ");
		assertThat(put("multipart/form-data; boundary=x", "--x\r\nContent-")).startsWith("400 ");
		assertThat(put("multipart/form-data", "x")).startsWith("400 ");
		assertThat(put("application/json", "{}")).startsWith("415 ");
	}

	@Test
	void respondsBeforeALargeBodyIsRead() throws IOException {
		String token = "Authorization: " + ServiceCaller.authorization(this.author) + "\r\n";
		assertThat(sendLarge("application/json", token)).isEqualTo(415);
		assertThat(sendLarge("multipart/form-data; boundary=x", "")).isEqualTo(401);
	}

	private int sendLarge(String mediaType, String token) throws IOException {
		return RawHttp
			.exchange(this.port,
					"PUT " + this.path + "/picture HTTP/1.1\r\nHost: localhost\r\n" + token + "Content-Type: "
							+ mediaType + "\r\nContent-Length: " + (10 << 20) + "\r\n\r\n" + "x".repeat(10 << 20))
			.status();
	}

	@Test
	void readsNoPartsOfOtherRequests() {
		String form = "--x\r\nContent-Disposition: form-data; name=\"limit\"\r\n\r\n5000\r\n--x--\r\n";
		String[] headers = { "Content-Type", "multipart/form-data; boundary=x", "Authorization",
				ServiceCaller.authorization(this.author) };

		assertThat(this.client.exchange("GET", "/tweets/user/" + this.author, form, headers).statusCode())
			.isEqualTo(200);
		assertThat(this.client.exchange("PUT", this.path, form, headers).statusCode()).isEqualTo(415);
	}

	@Test
	void hasOneOfTwoPicturesThatAreShownAtOnce() {
		List<CompletableFuture<HttpResponse<String>>> shown = List.of(CompletableFuture.supplyAsync(() -> show(WIDE)),
				CompletableFuture.supplyAsync(() -> show(HIGH)));
		List<String> ids = shown.stream().map((response) -> id(response.join())).toList();

		String used = header(picture(), "ETag").replace("\"", "");
		assertThat(ids).contains(used);
		assertThat(ids.stream().filter(PictureIntegrationTests::isUnused)).hasSize(1).doesNotContain(used);
	}

	@Test
	void losesNoPictureOfATweetThatIsDeletedMeanwhile() {
		show(WIDE);
		String first = header(picture(), "ETag").replace("\"", "");
		CompletableFuture<HttpResponse<String>> replaced = CompletableFuture.supplyAsync(() -> show(HIGH));
		this.client.delete(this.path, this.author);

		assertThat(replaced.join().statusCode()).isIn(200, 404);
		assertThat(isUnused(first)).isTrue();
		if (replaced.join().statusCode() == 200) {
			assertThat(isUnused(id(replaced.join()))).isTrue();
		}
	}

	@Test
	void hasNoPictureBeforeOrAfterwards() {
		assertThat(ServiceCaller.detail(this.client.get(this.path + "/picture", this.other)))
			.isEqualTo("404 This tweet has no picture.");
		show(WIDE);
		assertThat(this.client.delete(this.path + "/picture", this.author).statusCode()).isEqualTo(204);
		assertThat(this.client.delete(this.path + "/picture", this.author).statusCode()).isEqualTo(204);
		assertThat(picture().statusCode()).isEqualTo(404);
		String unknown = "/tweets/" + Identifiers.next() + "/picture";
		assertThat(this.client.upload(unknown, WIDE, this.author).statusCode()).isEqualTo(404);
		assertThat(this.client.delete(unknown, this.author).statusCode()).isEqualTo(204);
	}

	@Test
	void keepsTheFilesOfAPicture() {
		String id = id(show(WIDE));
		assertThat(isUnused(id)).isFalse();
		assertThat(files(id)).hasSize(2);
	}

	private static String id(HttpResponse<String> shown) {
		assertThat(shown.statusCode()).as(shown.body()).isEqualTo(200);
		return ServiceCaller.json(shown).get("id").asString();
	}

	private static boolean isUnused(String id) {
		return query("select count(*) from unused_pictures where id = '" + id + "'").equals("1");
	}

	private HttpResponse<String> show(byte[] file) {
		return this.client.upload(this.path + "/picture", file, this.author);
	}

	private HttpResponse<byte[]> picture(String... headers) {
		return this.client.download(this.path + "/picture", this.other, headers);
	}

	private String put(String mediaType, String body) {
		return ServiceCaller.detail(this.client.exchange("PUT", this.path + "/picture", body, "Content-Type", mediaType,
				"Authorization", ServiceCaller.authorization(this.author)));
	}

	private static String header(HttpResponse<?> response, String name) {
		return response.headers().firstValue(name).orElse("");
	}

}
