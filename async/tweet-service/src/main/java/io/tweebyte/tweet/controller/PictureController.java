package io.tweebyte.tweet.controller;

import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.headers.Header;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.media.SchemaProperty;
import io.swagger.v3.oas.annotations.parameters.RequestBody;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.tweebyte.contracts.tweet.Picture;
import io.tweebyte.shared.api.FailsWith;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.tweet.service.PictureService;

import org.springframework.core.io.Resource;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestPart;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.multipart.MultipartFile;

@RestController
@Tag(name = "Pictures")
@RequestMapping("/tweets/{tweetId:(?!(?:search|user)$).*}/picture") // not /search/picture
class PictureController {

	private final PictureService pictures;

	PictureController(PictureService pictures) {
		this.pictures = pictures;
	}

	@PutMapping(consumes = MediaType.MULTIPART_FORM_DATA_VALUE, produces = MediaType.APPLICATION_JSON_VALUE)
	@Operation(summary = "Gives a tweet a picture, instead of the one it has", description = """
			The file is a PNG, JPEG or GIF by its content, and has at most 10 MiB, 16,777,216 pixels, \
			and 16,384 of them in a row or a column. \
			By default a user uploads 30 per hour, and two at once; further ones get 429. \
			While an instance decodes eight, or its disk is almost full, uploads get 503.""")
	@RequestBody(required = true,
			content = @Content(mediaType = MediaType.MULTIPART_FORM_DATA_VALUE,
					schemaProperties = @SchemaProperty(name = "file",
							schema = @Schema(types = "string", format = "binary",
									description = "PNG, JPEG or GIF, up to 10 MiB"))))
	@FailsWith({ 403, 404, 429 })
	CompletableFuture<Picture> show(Caller caller, @PathVariable UUID tweetId,
			@Parameter(hidden = true) @RequestPart(name = "file", required = false) MultipartFile file) {
		return this.pictures.show(tweetId, file, caller);
	}

	@GetMapping(produces = { MediaType.IMAGE_PNG_VALUE, MediaType.IMAGE_JPEG_VALUE, MediaType.IMAGE_GIF_VALUE })
	@Operation(summary = "The picture of a tweet",
			description = "Range names one or more parts, and If-None-Match the ETag of a known picture.")
	@FailsWith({ 403, 404, 416 })
	@ApiResponse(responseCode = "200", description = "The picture",
			headers = @Header(name = HttpHeaders.ETAG, description = "Another one with each picture",
					schema = @Schema(types = "string")),
			content = {
					@Content(mediaType = MediaType.IMAGE_PNG_VALUE,
							schema = @Schema(types = "string", format = "binary")),
					@Content(mediaType = MediaType.IMAGE_JPEG_VALUE,
							schema = @Schema(types = "string", format = "binary")),
					@Content(mediaType = MediaType.IMAGE_GIF_VALUE,
							schema = @Schema(types = "string", format = "binary")) })
	@ApiResponse(responseCode = "206", description = "The parts of it that Range names", content = {
			@Content(mediaType = MediaType.IMAGE_PNG_VALUE, schema = @Schema(types = "string", format = "binary")),
			@Content(mediaType = MediaType.IMAGE_JPEG_VALUE, schema = @Schema(types = "string", format = "binary")),
			@Content(mediaType = MediaType.IMAGE_GIF_VALUE, schema = @Schema(types = "string", format = "binary")),
			@Content(mediaType = "multipart/byteranges", schema = @Schema(types = "string", format = "binary")) })
	@ApiResponse(responseCode = "304", description = "If-None-Match names its ETag", content = @Content)
	CompletableFuture<ResponseEntity<Resource>> picture(Caller caller, @PathVariable UUID tweetId,
			@RequestHeader(name = HttpHeaders.RANGE, required = false) String range,
			@RequestHeader(name = HttpHeaders.IF_NONE_MATCH, required = false) String known) {
		return this.pictures.picture(tweetId, caller).thenApply((file) -> file.response(range, known));
	}

	@GetMapping(path = "/preview", produces = MediaType.IMAGE_PNG_VALUE)
	@Operation(summary = "The middle of a tweet's picture, 256 pixels wide and high",
			description = "Range and If-None-Match are as for the picture.")
	@FailsWith({ 403, 404, 416 })
	@ApiResponse(responseCode = "200", description = "The preview",
			headers = @Header(name = HttpHeaders.ETAG, description = "Another one with each picture",
					schema = @Schema(types = "string")),
			content = @Content(mediaType = MediaType.IMAGE_PNG_VALUE,
					schema = @Schema(types = "string", format = "binary")))
	@ApiResponse(responseCode = "206", description = "The parts of it that Range names", content = {
			@Content(mediaType = MediaType.IMAGE_PNG_VALUE, schema = @Schema(types = "string", format = "binary")),
			@Content(mediaType = "multipart/byteranges", schema = @Schema(types = "string", format = "binary")) })
	@ApiResponse(responseCode = "304", description = "If-None-Match names its ETag", content = @Content)
	CompletableFuture<ResponseEntity<Resource>> preview(Caller caller, @PathVariable UUID tweetId,
			@RequestHeader(name = HttpHeaders.RANGE, required = false) String range,
			@RequestHeader(name = HttpHeaders.IF_NONE_MATCH, required = false) String known) {
		return this.pictures.preview(tweetId, caller).thenApply((file) -> file.response(range, known));
	}

	@DeleteMapping(produces = MediaType.APPLICATION_JSON_VALUE)
	@Operation(summary = "Takes its picture from a tweet")
	@FailsWith(403)
	@ResponseStatus(HttpStatus.NO_CONTENT)
	CompletableFuture<Void> hide(Caller caller, @PathVariable UUID tweetId) {
		return this.pictures.hide(tweetId, caller);
	}

}
