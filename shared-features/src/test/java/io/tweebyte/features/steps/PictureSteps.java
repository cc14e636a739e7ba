package io.tweebyte.features.steps;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

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
		this.shown = file;
		HttpCall call = this.requests.call(author, "PUT " + TWEETS + "{" + tweet + "}/picture");
		return this.world.send(call.body(Pictures.FORM, Pictures.form(file)));
	}

	@When("{actor} downloads the picture of the tweet {string}")
	public void downloads(Actor reader, String tweet) {
		this.requests.send(reader, "GET " + TWEETS + "{" + tweet + "}/picture");
	}

	@When("{actor} downloads the preview of the tweet {string}")
	public void downloadsPreview(Actor reader, String tweet) {
		this.requests.send(reader, "GET " + TWEETS + "{" + tweet + "}/picture/preview");
	}

	@When("{actor} asks for the same picture again")
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

}
