package io.tweebyte.features.steps;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import javax.imageio.ImageIO;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.tweebyte.features.http.HttpCall;
import io.tweebyte.features.http.ReceivedResponse;
import io.tweebyte.testsupport.Pictures;

import static org.assertj.core.api.Assertions.assertThat;

/** People who show and look at pictures. */
public final class PictureSteps {

	private static final String TWEETS = "/tweet-service/tweets/";

	private static final int OK = 200;

	private static final int PARTIAL = 206;

	private static final int BAD_REQUEST = 400;

	/** A part of a body of several, without what frames it. */
	private static final Pattern PART = Pattern
		.compile("--[^\r\n]+\r\nContent-Type: ([^\r\n]+)\r\nContent-Range: bytes ([0-9]+)-([0-9]+)/[0-9]+\r\n\r\n");

	private final World world;

	private final Requests requests;

	private byte[] shown;

	public PictureSteps(World world) {
		this.world = world;
		this.requests = new Requests(world);
	}

	@ParameterType("a text|nothing|a WebP picture|half of a picture|a picture of a hundred megapixels|\\d+ bytes")
	public byte[] file(String name) {
		return switch (name) {
			case "a text" -> "<html>".getBytes(StandardCharsets.US_ASCII);
			case "nothing" -> new byte[0];
			case "a WebP picture" -> Pictures.webp();
			case "half of a picture" -> half(Pictures.of("jpeg", 300, 200));
			case "a picture of a hundred megapixels" -> Pictures.bomb();
			default -> new byte[Integer.parseInt(name.split(" ")[0])];
		};
	}

	private static byte[] half(byte[] bytes) {
		return Arrays.copyOf(bytes, bytes.length / 2);
	}

	@When("{actor} shows a {word} picture of {int} x {int} pixels with the tweet {string}")
	public void shows(Actor author, String format, int width, int height, String tweet) {
		sends(author, Pictures.of(format, width, height), tweet);
	}

	@Given("{actor} has shown a picture with the tweet {string}")
	public void hasShown(Actor author, String tweet) {
		this.requests.granted(show(author, Pictures.of("png", 60, 30), tweet), OK);
	}

	@When("{actor} sends {file} as the picture of the tweet {string}")
	public void sends(Actor author, byte[] file, String tweet) {
		show(author, file, tweet);
	}

	private ReceivedResponse show(Actor author, byte[] file, String tweet) {
		return show(author, file, "application/octet-stream", tweet);
	}

	private ReceivedResponse show(Actor author, byte[] file, String mediaType, String tweet) {
		this.shown = file;
		HttpCall call = this.requests.call(author, "PUT " + TWEETS + "{" + tweet + "}/picture");
		return this.world.send(call.body(Pictures.FORM, Pictures.form(file, mediaType)));
	}

	@Given("{actor} has sent a text as the picture of the tweet {string} {int} times")
	public void hasSentATextOften(Actor author, String tweet, int times) {
		for (int i = 0; i < times; i++) {
			assertThat(show(author, file("a text"), tweet).status()).isEqualTo(BAD_REQUEST);
		}
	}

	@When("{actor} sends a PNG that its form calls {string} as the picture of the tweet {string}")
	public void sendsWithType(Actor author, String mediaType, String tweet) {
		show(author, Pictures.of("png", 60, 30), mediaType, tweet);
	}

	@When("{actor} downloads the picture of the tweet {string}")
	public void downloads(Actor reader, String tweet) {
		this.requests.send(reader, "GET " + TWEETS + "{" + tweet + "}/picture");
	}

	@When("{actor} downloads the preview of the tweet {string}")
	public void downloadsPreview(Actor reader, String tweet) {
		this.requests.send(reader, "GET " + TWEETS + "{" + tweet + "}/picture/preview");
	}

	@When("{actor} requests the same picture again")
	public void asksAgain(Actor reader) {
		this.requests.sendAgain(reader);
	}

	@Then("it is the picture that {name} has shown")
	public void isThePicture(String author) {
		ReceivedResponse response = this.world.last().response();
		assertThat(response.status()).as("%s", this.world.last()).isEqualTo(OK);
		assertThat(response.body()).isEqualTo(this.shown);
	}

	@Then("it is a PNG picture of {int} x {int} pixels")
	public void isPng(int width, int height) throws IOException {
		ReceivedResponse response = this.world.last().response();
		assertThat(response.header("Content-Type")).contains("image/png");
		BufferedImage image = ImageIO.read(new ByteArrayInputStream(response.body()));
		assertThat(image.getWidth()).isEqualTo(width);
		assertThat(image.getHeight()).isEqualTo(height);
	}

	@Then("the response is {int} bytes of a picture")
	public void isSoLarge(int size) {
		ReceivedResponse response = this.world.last().response();
		assertThat(response.status()).isEqualTo(PARTIAL);
		assertThat(response.body()).hasSize(size);
	}

	@Then("the response is the bytes {int} to {int} of the picture")
	public void isAPart(int first, int last) {
		ReceivedResponse response = this.world.last().response();
		assertThat(response.status()).isEqualTo(PARTIAL);
		assertThat(response.body()).isEqualTo(Arrays.copyOfRange(this.shown, first, last + 1));
		assertThat(response.header("Content-Range"))
			.contains("bytes %d-%d/%d".formatted(first, last, this.shown.length));
	}

	@Then("the response is {int} parts of a picture of the type {string}")
	public void isSeveralParts(int count, String mediaType) {
		ReceivedResponse response = this.world.last().response();
		assertThat(response.status()).isEqualTo(PARTIAL);
		assertThat(response.header("Content-Type").orElse("none")).startsWith("multipart/byteranges");
		assertThat(parts()).hasSize(count).extracting((part) -> part.group(1)).containsOnly(mediaType);
	}

	@Then("its parts are the bytes {string} and the last {int} bytes of the picture")
	public void partsAreBytes(String ranges, int last) {
		String expected = ranges + ", " + (this.shown.length - last) + "-" + (this.shown.length - 1);
		String body = body();
		assertThat(parts().stream().map((part) -> part.group(2) + "-" + part.group(3)))
			.containsExactly(expected.split(", "));
		assertThat(parts()).allSatisfy((part) -> {
			byte[] bytes = Arrays.copyOfRange(this.shown, Integer.parseInt(part.group(2)),
					Integer.parseInt(part.group(3)) + 1);
			assertThat(body.substring(part.end())).startsWith(new String(bytes, StandardCharsets.ISO_8859_1));
		});
	}

	/** Each byte as a character. */
	private String body() {
		return new String(this.world.last().response().body(), StandardCharsets.ISO_8859_1);
	}

	private List<MatchResult> parts() {
		return PART.matcher(body()).results().toList();
	}

}
